import { importPages } from '@haisha/imports/import-pages';
import type { AreaPart } from '@haisha/records/pages/area-part';
import { boardPages } from './board/pages.ts';
import { deliveryImports, deliveryPages } from './deliveries/pages.ts';

/** The pages of the area, in the order of the menu; its manifest and its routes are read off them. */
export const pages: readonly AreaPart[] = [boardPages, deliveryPages, importPages([deliveryImports])];
