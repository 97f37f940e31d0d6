import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatPlate } from '@haisha/rules/plate';
import { NativeSelect } from '@haisha/ui';
import { useBoard } from '../board-context.ts';
import { crewOf } from '../commands/inverse-of.ts';
import type { Run, Target } from '../day/board-types.ts';
import { isCarriable } from '../day/run-facts.ts';

/** Who drives with what: vehicle, first and second driver, or a delivery company; chosen where they stand. */
export function CrewSection({ run }: { run: Run }) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const { canMove, day, give } = useBoard();
  const isOpen = canMove && isCarriable(run);
  const crew = crewOf(run);
  const { start, end } = run;
  const none = { value: '', label: t('panel.nobody') };
  const drivers = (day?.drivers ?? []).map(({ id, name, nameEn }) => ({ value: id, label: localName(name, nameEn) }));
  const vehicles = (day?.vehicles ?? []).map(({ id, code, plate }) => ({
    value: id,
    label: `${code} ${formatPlate(plate)}`,
  }));
  const companies = (day?.deliveryCompanies ?? []).map(({ id, name, nameEn }) => ({
    value: id,
    label: localName(name, nameEn),
  }));
  const move = (target: Target) => void give({ kind: 'move', runId: run.id, target, start, end });
  const change = (changes: Partial<typeof crew>) => void give({ kind: 'crew', runId: run.id, ...crew, ...changes });

  return (
    <section aria-label={t('panel.crew')}>
      <dl>
        <dt>{t('panel.vehicle')}</dt>
        <dd>
          <Choice
            label={t('panel.vehicle')}
            isOpen={isOpen}
            value={run.vehicleId ?? ''}
            text={run.vehicleCode ?? run.hiredVehicle ?? t('panel.nobody')}
            options={run.vehicleId === null ? [none, ...vehicles] : vehicles}
            onChange={(vehicleId) => vehicleId !== '' && move({ vehicleId })}
          />
        </dd>
        {run.ownership === 'own' ? (
          (['driver1', 'driver2'] as const).map((role) => (
            <Driver key={role} role={role} run={run} isOpen={isOpen} options={[none, ...drivers]} onChange={change} />
          ))
        ) : (
          <>
            <dt>{t('panel.hiredDriver')}</dt>
            <dd>{run.hiredDriverName ?? t('panel.nobody')}</dd>
          </>
        )}
        <dt>{t('panel.company')}</dt>
        <dd>
          <Choice
            label={t('panel.company')}
            isOpen={isOpen && companies.length > 0}
            value={run.deliveryCompanyId ?? ''}
            text={localName(run.deliveryCompanyName, run.deliveryCompanyNameEn) ?? t('panel.own')}
            options={run.deliveryCompanyId === null ? [{ value: '', label: t('panel.own') }, ...companies] : companies}
            onChange={(deliveryCompanyId) => deliveryCompanyId !== '' && move({ deliveryCompanyId })}
          />
        </dd>
      </dl>
    </section>
  );
}

type DriverProps = {
  role: 'driver1' | 'driver2';
  run: Run;
  isOpen: boolean;
  options: readonly { value: string; label: string }[];
  onChange: (changes: { driver1Id?: string | null; driver2Id?: string | null }) => void;
};

function Driver({ role, run, isOpen, options, onChange }: DriverProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const one = run.crew.find((member) => member.role === role);
  const label = t(`panel.${role}`);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Choice
          label={label}
          name={role}
          isOpen={isOpen}
          value={one?.driverId ?? ''}
          text={one ? localName(one.driverName, one.driverNameEn) : t('panel.nobody')}
          options={options}
          onChange={(id) => onChange({ [`${role}Id`]: id === '' ? null : id })}
        />
      </dd>
    </>
  );
}

type ChoiceProps = {
  label: string;
  name?: string;
  isOpen: boolean;
  value: string;
  text: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

function Choice({ label, name, isOpen, value, text, options, onChange }: ChoiceProps) {
  if (!isOpen) return text;
  const isKnown = options.some((option) => option.value === value);
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        data-choice={name}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {!isKnown && <option value={value}>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
