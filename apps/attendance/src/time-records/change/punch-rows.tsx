import { useTranslation } from '@haisha/i18n';
import { type PunchKind, punchKinds } from '@haisha/rules/punches/punch';
import { Button, chakra, Flex, Icon, IconButton, Input, NativeSelect } from '@haisha/ui';
import { type ReactNode, type RefObject, useId } from 'react';
import { useRecordWords } from '../records/use-record-words.ts';
import { addedPunch, type Draft, type DraftPunch, fateOf, minutesOf } from './draft.ts';

export type PunchRowsProps = {
  draft: Draft;
  canChange: boolean;
  /** Saving was tried: what is wrong is told. */
  isTried: boolean;
  /** What the API found wrong, by the key of the punch. */
  refused: ReadonlyMap<string, string>;
  /** The field that gets the focus first. */
  first: RefObject<HTMLInputElement | null>;
  onChange: (draft: Draft) => void;
  /** What else can be done with the rows. */
  children?: ReactNode;
};

/** All punches of a day as rows: what they are, what they were, what they become. */
export function PunchRows({ canChange, children, draft, first, isTried, onChange, refused }: PunchRowsProps) {
  const { t } = useTranslation('timeRecord');
  const focusAt = Math.max(
    0,
    draft.findIndex((one) => fateOf(one) !== 'same'),
  );

  function put(key: string, changes: Partial<DraftPunch>): void {
    onChange(draft.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  return (
    <Rows>
      <table aria-label={t('change.punches')}>
        <thead>
          <tr>
            <th scope="col">{t('change.kind')}</th>
            <th scope="col">{t('change.before')}</th>
            {canChange && <th scope="col">{t('change.after')}</th>}
            {canChange && <td />}
          </tr>
        </thead>
        <tbody>
          {draft.map((one, index) => (
            <PunchRow
              key={one.key}
              {...{ one, canChange, isTried }}
              refusal={refused.get(one.key)}
              field={index === focusAt ? first : undefined}
              onPut={(changes) => put(one.key, changes)}
              onDrop={() => onChange(draft.filter(({ key }) => key !== one.key))}
            />
          ))}
          {draft.length === 0 && (
            <tr>
              <td colSpan={canChange ? 4 : 2}>{t('change.none')}</td>
            </tr>
          )}
        </tbody>
      </table>
      {canChange && (
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            onClick={() => onChange([...draft, addedPunch(draft, nextKind(draft))])}
          >
            <Icon name="add" size={14} />
            {t('change.add')}
          </Button>
          {children}
        </Flex>
      )}
    </Rows>
  );
}

type PunchRowProps = Pick<PunchRowsProps, 'canChange' | 'isTried'> & {
  one: DraftPunch;
  refusal: string | undefined;
  field: RefObject<HTMLInputElement | null> | undefined;
  onPut: (changes: Partial<DraftPunch>) => void;
  onDrop: () => void;
};

function PunchRow({ canChange, field, isTried, onDrop, onPut, one, refusal }: PunchRowProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const id = useId();
  const name = words.kind(one.kind);
  const fate = fateOf(one);
  const isUnread = isTried && !one.isTakenBack && minutesOf(one) === null;
  const error = isUnread ? t('change.noTime') : refusal;
  return (
    <tr data-fate={fate}>
      <th scope="row">
        {one.id === null && canChange ? (
          <NativeSelect.Root size="sm" w={{ base: '7rem', sm: '8.5rem' }}>
            <NativeSelect.Field
              aria-label={t('change.kind')}
              value={one.kind}
              onChange={(event) => onPut({ kind: event.target.value as PunchKind })}
            >
              {punchKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.kind(kind)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        ) : (
          name
        )}
      </th>
      <td data-before="">{one.before === null ? t('change.added') : words.clock(one.before)}</td>
      {canChange && (
        <td>
          {one.isTakenBack ? (
            <span data-taken="">{t('change.takenBack')}</span>
          ) : (
            <>
              <Input
                ref={field}
                size="sm"
                w={{ base: '5rem', sm: '6rem' }}
                aria-label={t('change.timeOf', { kind: name })}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                inputMode="numeric"
                autoComplete="off"
                placeholder="25:30"
                value={one.text}
                onChange={(event) => onPut({ text: event.target.value })}
              />
              {error !== undefined && (
                <p id={`${id}-error`} data-error="" role="alert">
                  {error}
                </p>
              )}
            </>
          )}
        </td>
      )}
      {canChange && (
        <td>
          {one.id === null ? (
            <IconButton {...quiet} aria-label={t('change.drop', { kind: name })} onClick={onDrop}>
              <Icon name="close" size={16} />
            </IconButton>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="gray"
              px={{ base: '1', sm: '3' }}
              aria-pressed={one.isTakenBack}
              aria-label={t(one.isTakenBack ? 'change.keepOf' : 'change.takeBackOf', { kind: name })}
              onClick={() => onPut({ isTakenBack: !one.isTakenBack })}
            >
              {t(one.isTakenBack ? 'change.keep' : 'change.takeBack')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** The kind that a day lacks first; a second break otherwise. */
function nextKind(draft: Draft): PunchKind {
  const standing = draft.filter(({ isTakenBack }) => !isTakenBack).map(({ kind }) => kind);
  const usual = ['clockIn', 'leaveGarage', 'returnGarage', 'clockOut'] as const;
  return usual.find((kind) => !standing.includes(kind)) ?? 'breakStart';
}

const quiet = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;

const Rows = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    justifyItems: 'start',
    fontVariantNumeric: 'tabular-nums',
    '& table': { borderCollapse: 'collapse', w: { base: 'full', sm: 'auto' } },
    '& th, & td': {
      textAlign: 'start',
      pe: { base: '2', sm: '4' },
      py: '1',
      verticalAlign: 'middle',
      fontWeight: 'normal',
    },
    '& thead th': { textStyle: 'xs', color: 'fg.subtle' },
    '& tbody th': { minW: { base: '5.5rem', sm: '9rem' } },
    '& [data-before]': { minW: { base: '3rem', sm: '5rem' }, color: 'fg.muted' },
    '& [data-fate=changed] [data-before], & [data-fate=takenBack] [data-before]': { textDecoration: 'line-through' },
    '& [data-fate=changed] input, & [data-fate=added] input': { bg: 'primary.subtle' },
    '& [data-taken]': { color: 'fg.error' },
    '& [data-error]': { color: 'fg.error', textStyle: 'xs', mt: '1', maxW: '16rem' },
  },
});
