import { defineRecord } from '@haisha/records/define-record';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { cargoOwnerPlace } from './cargo-owner-place.ts';
import { cargoOwnersApi } from './cargo-owners-api.ts';

/** Cargo owners as lists, forms, pickers and links know them. */
export const cargoOwner = defineRecord({ place: cargoOwnerPlace, api: cargoOwnersApi, nameOf: codeAndName });
