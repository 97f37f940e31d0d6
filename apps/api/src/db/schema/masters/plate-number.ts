import { customType } from 'drizzle-orm/pg-core';

/** The serial number of a plate: text on the wire, a number in the database, so that 9 comes before 10. */
export const plateNumber = customType<{ data: string; driverData: number }>({
  dataType: () => 'smallint',
  fromDriver: String,
  toDriver: Number,
});
