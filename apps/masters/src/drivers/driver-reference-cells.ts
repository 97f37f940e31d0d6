import { referenceCell } from '@haisha/imports/reference-cell';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { department } from '@haisha/references/departments/department';
import { vehicle } from '@haisha/references/vehicles/vehicle';

/** The cells of imports of drivers that name one record of another master. */
export const driverReferenceCells = {
  departmentName: referenceCell(department),
  mainVehicleName: referenceCell(vehicle),
  deliveryCompanyName: referenceCell(deliveryCompany),
};
