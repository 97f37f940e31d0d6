import { formatNightTime } from '@haisha/rules/night-time';
import {
  type Delivery,
  deliveryInputSchema,
  deliveryKinds,
  deliveryWarnings,
  loadUnits,
} from '@haisha/validation/delivery';
import { optional, text } from '@haisha/validation/field';
import type { FieldError } from '@haisha/validation/rule';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { and, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { isAmong } from '../../../db/is-among.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import { type ImportField, importFieldsFor, wordsOfChoices } from '../../../services/imports/fields/import-field.ts';
import { columnKey, type ImportKey } from '../../../services/imports/fields/import-key.ts';
import {
  askTimes,
  minutesBetween,
  openTimes,
  readOfficeTime,
  withTimes,
} from '../../../services/imports/fields/office-time.ts';
import { plainWord } from '../../../services/imports/fields/plain-word.ts';
import type { ImportedEntity, RowUpdate, UsualHeaders } from '../../../services/imports/imported-entity.ts';
import { fieldWarnings } from '../../../services/imports/judge/field-warnings.ts';
import { insertEntities, updateEntities } from '../../../services/records/write/write-many.ts';
import { takeNumbers } from '../take-numbers.ts';
import { exportedDeliveries } from './delivery-export.ts';
import { deliveryRepository, isChangeable } from './delivery-repository.ts';
import { deliveryRow, readDeliveryFacts } from './delivery-rows.ts';

/** A row of an exported list says which delivery it is. */
const deliveryImportSchema = deliveryInputSchema.safeExtend({ number: optional(text({ max: 20 })) });
type DeliveryImport = z.output<typeof deliveryImportSchema>;

const fields = importFieldsFor<DeliveryImport>('delivery');

const unitWords = wordsOfChoices('delivery', 'loadUnit', loadUnits);
const plainQuantity = fields.figure('quantity', '個', 'ケース', '箱');

/** `10ケース` says in what the quantity is counted as well. */
const quantity: ImportField = {
  ...plainQuantity,
  figure: {
    unit: '個',
    readIn: (unit) => {
      const read = plainQuantity.figure?.readIn(unit);
      return (text) => {
        const reading = read?.(text) ?? { value: text };
        const loadUnit = unitWords.get(plainWord(text).replace(/^[-\d,.]+/, ''));
        return loadUnit && 'value' in reading ? { ...reading, also: { loadUnit } } : reading;
      };
    },
  },
};

const numberKey: ImportKey<DeliveryImport> = { ...columnKey('number', deliveries, deliveries.number), isGiven: true };

/** A customer's row finds its delivery by the slip alone; that of another owner is refused and never changed. */
const slipKey: ImportKey<DeliveryImport> = {
  field: 'slipNumber',
  finds: true,
  of: ({ slipNumber }) => (typeof slipNumber === 'string' ? slipNumber : null),
  holders: async (db, values) => {
    if (values.length === 0) return [];
    const value = sql<string>`${deliveries.slipNumber}`;
    return await db
      .select({ value, id: deliveries.id, isArchived: sql<boolean>`false` })
      .from(deliveries)
      .where(
        and(
          sql`${deliveries.slipNumber} = any(${sql.param(values)}::text[])`,
          isNull(deliveries.archivedAt),
          isNull(deliveries.splitFromId),
          isNull(deliveries.followsId),
        ),
      );
  },
};

/** What customers call these columns in the files that they send. */
const deliveryHeaders: UsualHeaders = {
  slipNumber: ['伝票No', '伝票NO', '伝票', '納品書番号', '受注番号', '注文番号', '出荷番号', '送り状番号'],
  cargoOwnerName: ['荷主名', '荷主コード'],
  departmentName: ['部署', '担当部署', '担当センター', '担当営業所'],
  operationDate: ['配送日', '納品日', '納期', '配達日'],
  originName: ['出荷元', '積込地', '積込場所', '発地'],
  destinationName: ['納品先', '納入先', '届け先', '届先', '店舗', '店舗名', '店舗コード', '着地'],
  arriveFromMinutes: ['納品時間', '時間指定', '納品開始'],
  arriveToMinutes: ['納品終了', '必着'],
  goodsName: ['商品名', '品目', '荷物'],
  loadUnit: ['単位', '荷姿単位'],
  quantity: ['ケース数', '個数', '数', '箱数'],
  weightKg: ['重量(kg)', '重量kg', '総重量'],
  volumeCubicMetres: ['容積(m3)', '才数'],
  cages: ['カゴ数', 'カゴ車数', '台車'],
  pallets: ['パレット数', 'PL数'],
};

export const importedDeliveries: ImportedEntity<Delivery, DeliveryImport> = {
  exported: exportedDeliveries,
  access: 'importDeliveries.create',
  repository: deliveryRepository,
  input: deliveryImportSchema,
  fields: [
    fields.text('number'),
    fields.text('slipNumber'),
    fields.reference('cargoOwnerName', 'cargoOwnerId', cargoOwners),
    fields.reference('customerName', 'customerId', customers),
    fields.reference('departmentName', 'departmentId', departments),
    fields.choice('kind', deliveryKinds),
    fields.day('operationDate'),
    fields.day('salesDate'),
    fields.day('billingDate'),
    fields.reference('courseName', 'courseId', courses),
    fields.figure('roundNumber', '便'),
    fields.reference('directionName', 'directionId', directions),
    fields.reference('originName', 'originId', destinations),
    fields.reference('destinationName', 'destinationId', destinations),
    fields.time('loadMinutes'),
    fields.of('arriveFromMinutes', readWindow),
    fields.time('arriveToMinutes'),
    fields.text('goodsName'),
    fields.choice('temperatureZone', temperatureZones, 'zone'),
    fields.choice('loadUnit', loadUnits),
    quantity,
    fields.figure('weightKg', 'kg'),
    fields.figure('volumeCubicMetres', 'm3'),
    fields.figure('cages', '台'),
    fields.figure('pallets', '枚'),
    fields.reference('requiredVehicleTypeName', 'requiredVehicleTypeId', vehicleTypes),
    fields.flag('needsTailLift'),
    fields.flag('needsTwoCrew'),
    fields.text('note'),
  ],
  usualHeaders: deliveryHeaders,
  secondMeanings: { 出荷日: 'operationDate' },
  warnings: fieldWarnings(deliveryWarnings),
  keys: [numberKey, slipKey],
  errors: ({ row, input }) => (row ? slipErrors({ row, input }) : []),

  async insert({ tx, actor }, inputs) {
    const facts = await readDeliveryFacts(tx, inputs);
    const numbers = await takeNumbers(
      tx,
      'delivery',
      inputs.map(({ operationDate }) => operationDate),
    );
    const rows = inputs.map((input, index) => ({
      ...deliveryRow(input, numbers[index] ?? '', facts),
      operationStatus: 'open',
      priceStatus: 'undecided',
      billingStatus: 'unbilled',
    }));
    return await insertEntities(tx, deliveries, actor, rows);
  },

  async update({ tx, actor }, changes) {
    const facts = await readDeliveryFacts(
      tx,
      changes.map(({ input }) => input),
    );
    const rows = changes.map(({ row, input }) => ({ ...deliveryRow(input, row.number, facts), id: row.id }));
    await updateEntities(tx, deliveries, actor, rows);
  },

  async remove({ tx }, ids) {
    await tx.delete(deliveries).where(isAmong(deliveries.id, ids));
  },
};

/** `14:00-16:00` says as well until when; what leaves its times open is asked about. */
function readWindow(text: string): CellReading {
  const window = minutesBetween(text);
  if (window) {
    const { from, minutes } = window;
    return { value: formatNightTime(from), also: { arriveToMinutes: formatNightTime(from + minutes) } };
  }
  const open = openTimes(text);
  return open && minutesBetween(withTimes(text)) ? askTimes(open) : readOfficeTime(text);
}

function slipErrors({ row, input }: RowUpdate<Delivery, DeliveryImport>): FieldError[] {
  const hasSlip = input.slipNumber !== null;
  if (hasSlip && row.cargoOwnerId !== input.cargoOwnerId) return [{ path: 'slipNumber', code: 'slipOfOther' }];
  return isChangeable(row, input) ? [] : [{ path: hasSlip ? 'slipNumber' : 'number', code: 'onItsWay' }];
}
