import type { PaymentTerm } from '@haisha/rules/payment-term';
import type { Plate } from '@haisha/rules/plate';
import type { Allocation } from '@haisha/validation/allocation';
import type { Delivery } from '@haisha/validation/delivery';
import type { Destination } from '@haisha/validation/destination';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { recordNotFound } from '../../../../http/errors.ts';
import type { RowScope } from '../../../../services/records/read/row-scope.ts';
import { selectDeliveries } from '../../deliveries/select-deliveries.ts';
import { allocationRepository } from '../allocation-repository.ts';

type Address = {
  postalCode: string;
  prefecture: string;
  city: string;
  addressLine1: string;
  addressLine2: string | null;
};

/** Who gives the order: the centre, with the name and number under which the company issues papers. */
type Issuer = Address & {
  name: string;
  nameEn: string | null;
  phone: string | null;
  fax: string | null;
  issuerName: string | null;
  issuerAddress: string | null;
  issuerInvoiceNumber: string | null;
};

/** The delivery company as a party: what the paper names of it. */
export type OrderedCompany = Address &
  PaymentTerm & {
    name: string;
    nameEn: string | null;
    phone: string;
    fax: string | null;
    contactName: string | null;
    permitNumber: string | null;
    invoiceNumber: string | null;
    /** A bank account is known to which it is paid. */
    hasAccount: boolean;
  };

/** Where a run stops, with what its crew should know of the place. */
export type PaperPlace = Address &
  Pick<Destination, 'largestVehicleClass' | 'maxHeightCm' | 'maxLengthCm' | 'needsTailLift' | 'roadRestriction'> &
  Pick<Destination, 'parkingPlace' | 'phone'> & { id: string };

type PaperVehicle = { id: string; code: string; plate: Plate };

export type PaperFacts = {
  run: Allocation;
  goods: Delivery[];
  issuer: Issuer;
  company: OrderedCompany | null;
  vehicles: PaperVehicle[];
  places: ReadonlyMap<string, PaperPlace>;
};

/** Reads all that the papers of a run name; throws where the run is not within scope. */
export async function readPaper(db: Database, id: string, scope: RowScope): Promise<PaperFacts> {
  const run = await allocationRepository.find(db, id, scope);
  if (!run) throw recordNotFound();
  const goods = await selectDeliveries(db, { may: () => false })
    .where(and(eq(deliveries.allocationId, id), ne(deliveries.operationStatus, 'cancelled')))
    .orderBy(asc(deliveries.number));
  const [issuer] = (await db.execute<Issuer>(issuerOf(run))).rows;
  if (!issuer) throw recordNotFound();
  const [company] = run.deliveryCompanyId ? (await db.execute<OrderedCompany>(companyOf(run))).rows : [];
  const vehicles = (await db.execute<PaperVehicle>(vehiclesOf(run))).rows;
  const places = (await db.execute<PaperPlace>(placesOf(run))).rows;
  const byId = new Map(places.map((place) => [place.id, place]));
  return { run, goods, issuer, company: company ?? null, vehicles, places: byId };
}

const address = (alias: 'd' | 'c' | 'p') => {
  const row = sql.raw(alias);
  return sql`${row}.postal_code as "postalCode", ${row}.prefecture, ${row}.city, ${row}.address_line_1 as "addressLine1",
    ${row}.address_line_2 as "addressLine2"`;
};

/** A centre without an issuer of its own issues in the name of the department above it. */
function issuerOf({ departmentId }: Allocation) {
  const inherited = (column: string) =>
    sql`coalesce(d.${sql.raw(column)}, above.${sql.raw(column)}, top.${sql.raw(column)})`;
  return sql`
    select d.name, d.name_en as "nameEn", d.phone, d.fax, ${address('d')}, ${inherited('issuer_name')} as "issuerName",
      ${inherited('issuer_address')} as "issuerAddress", ${inherited('issuer_invoice_number')} as "issuerInvoiceNumber"
    from departments d left join departments above on above.id = d.parent_id
    left join departments top on top.id = above.parent_id where d.id = ${departmentId}`;
}

function companyOf({ deliveryCompanyId }: Allocation) {
  return sql`
    select c.name, c.name_en as "nameEn", c.phone, c.fax, c.contact_name as "contactName", ${address('c')},
      c.permit_number as "permitNumber", c.invoice_number as "invoiceNumber", c.closing_day as "closingDay",
      c.payment_months as "paymentMonths", c.payment_day as "paymentDay", c.bank_account_number is not null as "hasAccount"
    from delivery_companies c where c.id = ${deliveryCompanyId}`;
}

function vehiclesOf({ trailerId, vehicleId }: Allocation) {
  const ids = [vehicleId, trailerId].filter((id) => id !== null);
  return sql`
    select v.id, v.code, json_build_object('region', v.plate_region, 'classNumber', v.plate_class_number,
      'kana', v.plate_kana, 'serialNumber', v.plate_serial_number::text) as plate
    from vehicles v where v.id = any(${sql.param(ids)}::uuid[])`;
}

function placesOf({ id }: Allocation) {
  return sql`
    select p.id, ${address('p')}, p.phone, p.largest_vehicle_class as "largestVehicleClass", p.max_height_cm as "maxHeightCm",
      p.max_length_cm as "maxLengthCm", p.needs_tail_lift as "needsTailLift", p.road_restriction as "roadRestriction",
      p.parking_place as "parkingPlace"
    from destinations p where p.id in (select s.destination_id from allocation_stops s where s.allocation_id = ${id})`;
}
