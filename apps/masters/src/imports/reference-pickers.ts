import { type ReferenceCellProps, referenceCell } from '@haisha/imports/reference-cell';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { customersApi } from '@haisha/references/customers/customers-api';
import { deliveryCompaniesApi } from '@haisha/references/delivery-companies/delivery-companies-api';
import { departmentsApi } from '@haisha/references/departments/departments-api';
import { directionsApi } from '@haisha/references/directions/directions-api';
import { driversApi } from '@haisha/references/drivers/drivers-api';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import { vehicleName } from '@haisha/references/vehicles/vehicle-name';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import type { ComponentType } from 'react';
import type { ReferenceField } from './reference-cells.ts';

const departmentCell = referenceCell('department.read', departmentsApi, codeAndName);
const vehicleCell = referenceCell('vehicle.read', vehiclesApi, vehicleName);
const companyCell = referenceCell('deliveryCompany.read', deliveryCompaniesApi, codeAndName);

/** How each reference is found. */
export const referencePickers: Readonly<Record<ReferenceField, ComponentType<ReferenceCellProps>>> = {
  parentName: departmentCell,
  departmentName: departmentCell,
  vehicleTypeName: referenceCell('vehicleType.read', vehicleTypesApi, codeAndName),
  directionName: referenceCell('direction.read', directionsApi, codeAndName),
  customerName: referenceCell('customer.read', customersApi, codeAndName),
  cargoOwnerName: referenceCell('cargoOwner.read', cargoOwnersApi, codeAndName),
  deliveryCompanyName: companyCell,
  mainVehicleName: vehicleCell,
  defaultVehicleName: vehicleCell,
  defaultDriverName: referenceCell('driver.read', driversApi, codeAndName),
  defaultDeliveryCompanyName: companyCell,
};
