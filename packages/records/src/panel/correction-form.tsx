import { tokyoDate, useTranslation } from '@haisha/i18n';
import { Link, useOthersHere, useProblemText } from '@haisha/platform';
import { Button, chakra, Flex, Kbd, Text } from '@haisha/ui';
import { FieldWarnings, type WarningsOf } from '@haisha/ui/fields';
import { displayKeys, isComposing } from '@haisha/ui/keys';
import type { EntityFields } from '@haisha/validation/entity';
import { dayWarnings } from '@haisha/validation/plausible-days';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { OthersHere } from '../form/others-here.tsx';
import type { References } from '../naming/reference-to.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { CorrectionClash } from './correction-clash.tsx';
import type { Correction } from './use-correction.ts';

export type CorrectionFormProps<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  of: Correction<Input, Output, Row>;
  /** A value as people read it, and what fields refer to, for a clash. */
  textOf: (name: string, value: unknown) => ReactNode;
  references?: References;
  /** What looks wrong in the values and may be saved. */
  warnings?: WarningsOf<NoInfer<Input>>;
  /** The field, with those that belong to it. */
  children: ReactNode;
};

const noWarnings = () => [];

/** The field for one value in the place where it stands: Enter saves, Escape leaves it as it was. */
export function CorrectionForm<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  of,
  textOf,
  references = {},
  warnings = noWarnings,
  children,
}: CorrectionFormProps<Input, Output, Row>) {
  const { t } = useTranslation('panel');
  const words = useRecordWords(of.kind);
  const problemText = useProblemText();
  const others = useOthersHere(of.kind, of.row.id);
  const place = useRef<HTMLFormElement>(null);
  const { placed, clash, failure, faultsElsewhere } = of;

  useEffect(() => {
    placed(place.current);
    const first = place.current?.querySelector<HTMLElement>(controls);
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      of.cancel();
    } else if (event.key === 'Enter' && submitsFrom(event)) {
      event.preventDefault();
      if (!of.isSaving && !clash) of.submit();
    }
  }

  return (
    <Place
      ref={place}
      noValidate
      aria-label={t('form', { field: words(`field.${of.field}`) })}
      aria-busy={of.isSaving || undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
    >
      {others.length > 0 && <OthersHere names={others} />}
      <FieldWarnings
        control={of.form.control}
        of={(draft) => [...warnings(draft), ...dayWarnings(of.kind, draft, { today: tokyoDate() })]}
      >
        {children}
      </FieldWarnings>
      <Messages aria-live="polite">
        {failure !== undefined && <Text color="fg.error">{problemText(failure)}</Text>}
        {faultsElsewhere.length > 0 && (
          <Text color="fg.error">
            {t('elsewhere', { fields: faultsElsewhere.join(', ') })} <Link to={of.editAt}>{t('correctElsewhere')}</Link>
          </Text>
        )}
      </Messages>
      {clash ? (
        <CorrectionClash
          clash={clash}
          labelOf={(name) => words(`field.${name}`)}
          textOf={textOf}
          references={references}
          onSettle={of.settle}
        />
      ) : (
        <Flex gap="2">
          <Button
            size="xs"
            variant="outline"
            loading={of.isSaving}
            loadingText={t('save')}
            aria-keyshortcuts="Enter"
            onClick={of.submit}
          >
            {t('save')}
            <Kbd variant="plain" aria-hidden="true">
              {displayKeys('enter')}
            </Kbd>
          </Button>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            disabled={of.isSaving}
            aria-keyshortcuts="Escape"
            onClick={of.cancel}
          >
            {t('cancel')}
            <Kbd variant="plain" aria-hidden="true">
              {displayKeys('escape')}
            </Kbd>
          </Button>
        </Flex>
      )}
    </Place>
  );
}

const controls = 'input:not([tabindex="-1"]), select, textarea';

/** In a textarea Enter starts a new line, unless Ctrl or ⌘ is held; on a button or a link it presses. */
function submitsFrom({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

// Without a message it takes no room.
const Messages = chakra('div', { base: { '&:empty': { mt: '-2' }, '& a': { textDecoration: 'underline' } } });

const Place = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    mx: '-2',
    p: '2',
    bg: 'bg.muted',
    rounded: 'md',
    '& input, & select, & textarea': { bg: 'bg.panel' },
  },
});
