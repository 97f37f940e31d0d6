/** The nine roles of office, drivers and partners, in the order of the columns below. */
export const roles = [
  'admin',
  'manager',
  'assistant',
  'dispatcher',
  'accounting',
  'labour',
  'viewer',
  'driver',
  'partner',
] as const;
export type Role = (typeof roles)[number];

/**
 * The permission matrix as data: one line per act, one column per role (`roles`). `-` refuses; other values name the
 * rows: `all`, `dep` those of the user's departments, `wrk` those of the user's field of work, `own` the user's own,
 * `vis` those made visible, `day` today's.
 */
export const permissionMatrix = {
  // Users, roles, settings
  'user.create': 'all -   -   -   -   -   -   -   -',
  'user.read': 'all -   -   -   -   -   -   -   -',
  'user.update': 'all -   -   -   -   -   -   -   -',
  'user.archive': 'all -   -   -   -   -   -   -   -',
  'setting.create': 'all -   -   -   -   -   -   -   -',
  'setting.read': 'all -   -   -   -   -   -   -   -',
  'setting.update': 'all -   -   -   -   -   -   -   -',
  'setting.archive': 'all -   -   -   -   -   -   -   -',

  // Releases of the areas, a setting of the installation
  'release.read': 'all -   -   -   -   -   -   -   -',
  'release.activate': 'all -   -   -   -   -   -   -   -',
  'release.override': 'all -   -   -   -   -   -   -   -',

  // Self-test and debug pages
  'system.test': 'all -   -   -   -   -   -   -   -',
  'system.debug': 'all all -   all all -   -   -   -',

  // Audit log; reading the parts for one field of work is a separate act
  'audit.read': 'all dep -   -   wrk wrk -   -   -',
  'audit.export': 'all -   -   -   -   -   -   -   -',
  'audit.readMoney': '-   -   -   -   all -   -   -   -',
  'audit.readLabour': '-   -   -   -   -   all -   -   -',

  // Departments, places, directions, operation times
  'department.create': 'all -   -   all -   -   -   -   -',
  'department.read': 'all dep all all all all all -   -',
  'department.update': 'all dep -   all -   -   -   -   -',
  'department.archive': 'all -   -   -   -   -   -   -   -',
  'place.create': 'all -   -   all -   -   -   -   -',
  'place.read': 'all dep all all all all all -   -',
  'place.update': 'all dep -   all -   -   -   -   -',
  'place.archive': 'all -   -   -   -   -   -   -   -',
  'direction.create': 'all -   -   all -   -   -   -   -',
  'direction.read': 'all dep all all all all all -   -',
  'direction.update': 'all dep -   all -   -   -   -   -',
  'direction.archive': 'all -   -   -   -   -   -   -   -',
  'operationTime.create': 'all -   -   all -   -   -   -   -',
  'operationTime.read': 'all dep all all all all all -   -',
  'operationTime.update': 'all dep -   all -   -   -   -   -',
  'operationTime.archive': 'all -   -   -   -   -   -   -   -',

  // Departments, directions, operation times as files
  'department.export': 'all dep -   -   -   -   -   -   -',
  'direction.export': 'all dep -   all -   -   -   -   -',
  'operationTime.export': 'all dep -   all -   -   -   -   -',

  // Drivers: basic
  'driver.create': 'all all -   -   -   all -   -   -',
  'driver.read': 'all all all all all all all own -',
  'driver.update': 'all all -   -   -   all -   -   -',
  'driver.archive': 'all -   -   -   -   -   -   -   -',
  'driver.export': 'all -   -   -   -   all -   -   -',

  // Drivers: licence number and image, health, aptitude
  'driverQualification.create': 'all all -   -   -   all -   -   -',
  'driverQualification.read': 'all all -   -   -   all -   own -',
  'driverQualification.update': 'all all -   -   -   all -   -   -',
  'driverQualification.archive': 'all -   -   -   -   -   -   -   -',
  'driverQualification.readFitness': '-   -   all -   -   -   -   -   -',
  'driverQualification.readClass': '-   -   -   all -   -   -   -   -',

  // Drivers: pay
  'driverPay.create': 'all -   -   -   -   all -   -   -',
  'driverPay.read': 'all -   -   -   all all -   own -',
  'driverPay.update': 'all -   -   -   -   all -   -   -',
  'driverPay.archive': 'all -   -   -   -   -   -   -   -',

  // Vehicles, vehicle types, histories
  'vehicle.create': 'all all -   -   -   -   -   -   -',
  'vehicle.read': 'all all all all all all all day -',
  'vehicle.update': 'all all -   -   -   -   -   -   -',
  'vehicle.archive': 'all -   -   -   -   -   -   -   -',
  'vehicle.export': 'all -   -   -   -   -   -   -   -',
  'vehicleType.create': 'all all -   -   -   -   -   -   -',
  'vehicleType.read': 'all all all all all all all day -',
  'vehicleType.update': 'all all -   -   -   -   -   -   -',
  'vehicleType.archive': 'all -   -   -   -   -   -   -   -',
  'vehicleType.export': 'all -   -   -   -   -   -   -   -',
  'vehicleHistory.create': 'all all -   -   -   -   -   -   -',
  'vehicleHistory.read': 'all all all all all all all day -',
  'vehicleHistory.update': 'all all -   -   -   -   -   -   -',
  'vehicleHistory.archive': 'all -   -   -   -   -   -   -   -',
  'vehicleHistory.export': 'all -   -   -   -   -   -   -   -',

  // State of a vehicle
  'vehicle.changeStatus': 'all all -   all -   -   -   -   -',

  // Customers, cargo owners; bank and terms are separate acts
  'customer.create': 'all -   -   all all -   -   -   -',
  'customer.read': 'all all all all all -   all -   -',
  'customer.update': 'all -   -   all all -   -   -   -',
  'customer.archive': 'all -   -   -   all -   -   -   -',
  'customer.readTerms': 'all all all -   all -   all -   -',
  'customer.updateTerms': 'all -   -   -   all -   -   -   -',
  'customer.export': 'all -   -   -   all -   -   -   -',
  'cargoOwner.create': 'all -   -   all all -   -   -   -',
  'cargoOwner.read': 'all all all all all -   all -   -',
  'cargoOwner.update': 'all -   -   all all -   -   -   -',
  'cargoOwner.archive': 'all -   -   -   all -   -   -   -',
  'cargoOwner.readTerms': 'all all all -   all -   all -   -',
  'cargoOwner.updateTerms': 'all -   -   -   all -   -   -   -',
  'cargoOwner.export': 'all -   -   -   all -   -   -   -',

  // Delivery companies
  'deliveryCompany.create': 'all -   -   all all -   -   -   -',
  'deliveryCompany.read': 'all all all all all -   all -   own',
  'deliveryCompany.update': 'all -   -   all all -   -   -   -',
  'deliveryCompany.archive': 'all -   -   -   all -   -   -   -',
  'deliveryCompany.readTerms': 'all -   -   -   all -   -   -   -',
  'deliveryCompany.updateTerms': 'all -   -   -   all -   -   -   -',
  'deliveryCompany.readNote': 'all all all all all -   all -   -',
  'deliveryCompany.updateContacts': '-   -   -   -   -   -   -   -   own',
  'deliveryCompany.export': 'all -   -   -   all -   -   -   -',

  // Courses, destinations, and applying their imports
  'course.create': 'all -   -   all -   -   -   -   -',
  'course.read': 'all all all all all -   all day own',
  'course.update': 'all all -   all -   -   -   -   -',
  'course.archive': 'all -   -   all -   -   -   -   -',
  'course.export': 'all -   -   all -   -   -   -   -',
  'destination.create': 'all -   -   all -   -   -   -   -',
  'destination.read': 'all all all all all -   all day own',
  'destination.update': 'all all -   all -   -   -   -   -',
  'destination.archive': 'all -   -   all -   -   -   -   -',
  'destination.export': 'all -   -   all -   -   -   -   -',

  // Destination notes and comments
  'destinationNote.create': 'all all all all -   -   -   vis vis',
  'destinationNote.read': 'all all all all all -   all vis vis',
  'destinationNote.update': 'all all -   all -   -   -   own -',
  'destinationNote.archive': 'all all -   all -   -   -   -   -',

  // Key and alarm codes; every view is logged
  'accessCode.read': 'all all -   all -   -   -   day day',
  'accessCode.update': 'all all -   all -   -   -   -   -',

  // Prices on the owner side
  'ownerPrice.create': 'all -   -   -   all -   -   -   -',
  'ownerPrice.read': 'all -   -   all all -   -   -   -',
  'ownerPrice.update': 'all -   -   -   all -   -   -   -',
  'ownerPrice.archive': 'all -   -   -   all -   -   -   -',
  'ownerPrice.export': '-   -   -   -   all -   -   -   -',

  // Prices on the carrier side
  'carrierPrice.create': 'all -   -   -   all -   -   -   -',
  'carrierPrice.read': 'all -   -   all all -   -   -   own',
  'carrierPrice.update': 'all -   -   all all -   -   -   -',
  'carrierPrice.archive': 'all -   -   -   all -   -   -   -',
  'carrierPrice.export': '-   -   -   -   all -   -   -   -',

  // Deliveries
  'delivery.create': 'all -   -   all -   -   -   -   -',
  'delivery.read': 'all all all all all -   all own own',
  'delivery.update': 'all all -   all -   -   -   -   -',
  'delivery.archive': 'all -   -   all -   -   -   -   -',
  'delivery.export': 'all -   -   all -   -   -   -   -',
  'delivery.updatePrice': 'all -   -   -   all -   -   -   -',
  'delivery.updateResult': '-   -   -   -   -   -   -   own own',

  // Allocation plan
  'allocation.create': 'all all -   all -   -   -   -   -',
  'allocation.read': 'all all all all all all all own own',
  'allocation.update': 'all all -   all -   -   -   -   -',
  'allocation.archive': 'all all -   all -   -   -   -   -',
  'allocation.confirm': 'all all -   all -   -   -   -   -',
  'allocation.override': 'all all -   -   -   -   -   -   -',
  'allocation.answer': '-   -   -   -   -   -   -   -   own',

  // Punches
  'punch.read': 'all dep all all -   all -   -   -',
  'punch.update': 'all dep -   -   -   all -   -   -',
  'punch.create': '-   -   -   -   -   -   -   own -',

  // Time changes
  'timeChange.approve': 'all dep -   -   -   all -   -   -',
  'timeChange.request': '-   -   -   all -   -   -   own -',

  // Roll calls
  'rollCall.create': 'all all all -   -   -   -   -   -',
  'rollCall.read': 'all all all -   -   -   -   own -',
  'rollCall.update': 'all all -   -   -   -   -   -   -',
  'rollCall.readState': '-   -   -   all -   -   -   -   -',

  // Attendance board
  'attendanceBoard.read': 'all all all all -   all all -   -',
  'attendanceBoard.update': '-   all -   -   -   -   -   -   -',
  'attendanceBoard.updateNotes': '-   -   -   all -   -   -   -   -',

  // Drivers' daily reports
  'dutyRecord.read': 'all all all all all all all own own',
  'dutyRecord.approve': 'all all -   -   -   -   -   -   -',
  'dutyRecord.update': '-   all -   all -   -   -   own own',
  'dutyRecord.create': '-   -   -   -   -   -   -   own own',

  // Expenses
  'expense.create': 'all -   -   all all -   -   own -',
  'expense.read': 'all all -   all all -   -   -   -',
  'expense.update': 'all -   -   all all -   -   -   -',
  'expense.archive': 'all -   -   -   all -   -   -   -',
  'expense.approve': '-   -   -   -   all -   -   -   -',

  // Fixing fares, closing, unlocking
  'closing.approve': 'all -   -   -   all -   -   -   -',
  'closing.reopen': 'all -   -   -   -   -   -   -   -',
  'closing.propose': '-   -   -   all -   -   -   -   -',

  // Invoices and payments
  'invoice.read': 'all -   -   -   all -   -   -   -',
  'invoice.export': 'all -   -   -   all -   -   -   -',
  'invoice.readTotal': '-   -   -   all -   -   -   -   -',
  'invoice.create': '-   -   -   -   all -   -   -   -',
  'invoice.update': '-   -   -   -   all -   -   -   -',
  'invoice.archive': '-   -   -   -   all -   -   -   -',
  'invoice.approve': '-   -   -   -   all -   -   -   -',
  'invoice.readStatement': '-   -   -   -   -   -   -   -   own',

  // Downloads 1-5 and 8
  'dailyExpense.export': 'all dep -   -   all -   -   -   -',
  'dailyAccounting.export': 'all dep -   -   all -   -   -   -',
  'dailySummary.export': 'all dep -   all all -   -   -   -',
  'dailySalesReport.export': 'all dep -   all all -   -   -   -',
  'weeklySummary.export': 'all dep -   -   all -   all -   -',
  'monthlySummary.export': 'all dep -   -   all -   all -   -',

  // Download 6
  'initialPrices.export': 'all -   -   -   all -   -   -   -',

  // Downloads 7, 9, 10
  'attendanceRecord.export': 'all dep -   -   -   all -   own -',
  'payrollAccounting.export': 'all -   -   -   all all -   -   -',
  'workingTimeRecord.export': 'all dep -   all -   all -   own -',

  // Downloads 11 and 12
  'centreInvoice.export': 'all -   -   -   all -   -   -   -',
  'storeInvoice.export': 'all -   -   -   all -   -   -   -',

  // Download 13
  'dailyDeliveryReport.export': 'all all all all all -   all own own',

  // Imports: the user's own, of the masters below
  'import.read': 'all own -   own own own -   -   -',

  // CSV import, per master
  'importDepartments.create': 'all -   -   -   -   -   -   -   -',
  'importVehicleTypes.create': 'all all -   -   -   -   -   -   -',
  'importVehicles.create': 'all all -   -   -   -   -   -   -',
  'importDrivers.create': 'all all -   -   -   all -   -   -',
  'importCourses.create': 'all -   -   all -   -   -   -   -',
  'importDestinations.create': 'all -   -   all -   -   -   -   -',
  'importDeliveries.create': 'all -   -   all -   -   -   -   -',
  'importPrices.create': 'all -   -   -   all -   -   -   -',
  'importCustomers.create': 'all -   -   -   all -   -   -   -',
  'importCargoOwners.create': 'all -   -   -   all -   -   -   -',
  'importDeliveryCompanies.create': 'all -   -   all all -   -   -   -',
  'importDirections.create': 'all -   -   all -   -   -   -   -',
  'importOperationTimes.create': 'all -   -   all -   -   -   -   -',

  // Calculation trace
  'calculationTrace.read': 'all all -   all all -   -   -   -',
  'calculationTrace.export': 'all -   -   -   -   -   -   -   -',
} as const;

/** A function and an act, such as `vehicle.update`. */
export type Permission = keyof typeof permissionMatrix;

export const permissions = Object.keys(permissionMatrix) as Permission[];
