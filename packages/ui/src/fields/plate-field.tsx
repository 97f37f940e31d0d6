import { useLocale, useTranslation } from '@haisha/i18n';
import { fieldIn } from '@haisha/i18n/rule-text';
import { displaySerial, normalizePlateKana, normalizePlatePart } from '@haisha/rules/plate';
import { Box, chakra, Field, Flex } from '@haisha/ui';
import { useId } from 'react';
import { type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { type PlateStyle, plateColors } from './plate-colors.ts';
import { asText, useDraft } from './use-draft.ts';
import { type FieldFailure, useErrorText } from './use-error-text.ts';
import { useField } from './use-field.ts';
import { useRequired } from './use-required.ts';

export type PlateFieldProps<Values extends FieldValues, Output = Values> = Omit<FieldProps<Values, Output>, 'width'> & {
  /** Suggested places (大宮, 春日部 …). */
  regions?: readonly string[];
  plateStyle?: PlateStyle;
};

/**
 * A field for a number plate in its four parts, arranged and coloured as on the vehicle. `name` is the object {region,
 * classNumber, kana, serialNumber}.
 */
export function PlateField<Values extends FieldValues, Output = Values>({
  regions = [],
  plateStyle = 'business',
  ...props
}: PlateFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const { control, name } = props;
  const { errors } = useFormState({ control, name });
  const failures: PlateFailures | undefined = get(errors, name);
  const whole = useErrorText(props.label, failures);
  const id = useId();
  const listId = `${name}-regions`;
  const missing = useMissing(failures);
  const part = (key: PlatePartName) => ({
    control,
    name: `${name}.${key}` as FieldPath<Values>,
    label: t(`plate.${key}`),
  });
  const fields = {
    region: useField(part('region')),
    classNumber: useField(part('classNumber')),
    kana: useField(part('kana')),
    serialNumber: useField(part('serialNumber')),
  };
  const wrong = partNames.filter((key) => failures?.[key]?.type !== 'required').map((key) => fields[key].error);
  const sentences = [whole, missing, ...wrong].filter((one) => one !== undefined);
  const shared = {
    disabled: props.disabled,
    readOnly: props.readOnly,
    required: useRequired(props),
    wholeIsWrong: whole !== undefined,
    errorId: `${id}-error`,
  };
  return (
    <FieldGroup {...props} id={id} error={sentences.length > 0 ? sentences.join('\n') : undefined}>
      <Box
        {...plateColors[plateStyle]}
        w="20rem"
        maxW="full"
        rounded="lg"
        borderWidth="3px"
        borderColor="border.control"
        px="4"
        py="3"
      >
        <Flex justify="center" gap="2" mb="2">
          <PlatePart {...shared} field={fields.region} label={t('plate.region')} list={listId} w="7rem" />
          <PlatePart {...shared} field={fields.classNumber} label={t('plate.classNumber')} w="5rem" />
        </Flex>
        <Flex justify="center" gap="2" fontSize="2xl">
          <PlatePart {...shared} field={fields.kana} label={t('plate.kana')} read={normalizePlateKana} w="3.5rem" />
          <PlatePart
            {...shared}
            field={fields.serialNumber}
            label={t('plate.serialNumber')}
            write={writeSerial}
            w="9rem"
            inputMode="numeric"
            large
          />
        </Flex>
      </Box>
      <datalist id={listId}>
        {regions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </FieldGroup>
  );
}

const partNames = ['region', 'classNumber', 'kana', 'serialNumber'] as const;
type PlatePartName = (typeof partNames)[number];
/** The failures of the plate as a whole, and of its parts. */
type PlateFailures = FieldFailure & Partial<Record<PlatePartName, FieldFailure>>;

/** Returns one sentence for all empty parts; undefined when none is empty. */
function useMissing(failures: PlateFailures | undefined): string | undefined {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const names = partNames
    .filter((key) => failures?.[key]?.type === 'required')
    .map((key) => fieldIn(locale, t(`plate.${key}`)));
  if (names.length === 0) return undefined;
  return t('plate.missing', { parts: new Intl.ListFormat(locale, { style: 'narrow' }).format(names) });
}

type PlatePartProps = {
  field: ReturnType<typeof useField>;
  label: string;
  w: string;
  list?: string;
  large?: boolean;
  inputMode?: 'numeric';
  read?: (text: string) => string;
  write?: (value: unknown) => string;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  required: boolean | undefined;
  /** The whole plate was refused, not one part: another vehicle has it. */
  wholeIsWrong: boolean;
  errorId: string;
};

function PlatePart({ field, label, w, list, large, inputMode, disabled, readOnly, required, ...more }: PlatePartProps) {
  const { read = normalizePlatePart, write = asText, wholeIsWrong, errorId } = more;
  const draft = useDraft(field, read, write);
  const isWrong = wholeIsWrong || field.error !== undefined;
  return (
    <Field.Root w={w} flexShrink="1" minW="0" invalid={isWrong}>
      <PlateInput
        ref={field.ref}
        name={field.name}
        aria-label={label}
        aria-required={required}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        title={label}
        placeholder={label}
        {...draft}
        list={list}
        disabled={disabled}
        readOnly={readOnly}
        inputMode={inputMode}
        autoComplete="off"
        fontSize={large ? '2xl' : 'lg'}
      />
    </Field.Root>
  );
}

// On the plate itself: without a box, only a line in the plate's colour, so that it looks like a real plate.
const PlateInput = chakra('input', {
  base: {
    w: 'full',
    minH: '10',
    textAlign: 'center',
    fontWeight: 'bold',
    bg: 'transparent',
    color: 'inherit',
    border: '1px dashed currentColor',
    rounded: 'sm',
    fontVariantNumeric: 'tabular-nums',
    // The arrow of the list of places would push the name out of the middle.
    '&::-webkit-calendar-picker-indicator': { display: 'none !important' },
    _placeholder: { color: 'currentColor', opacity: '0.75', fontSize: 'xs', fontWeight: 'normal' },
    _focusVisible: { outline: '3px solid currentColor', outlineOffset: '1px', borderStyle: 'solid' },
    // Red is invisible on green or black, so the background turns white; the ring is inside, where it is visible on all
    // plates.
    _invalid: {
      bg: 'plate.white',
      color: 'plate.black',
      border: '3px solid',
      borderColor: 'plate.red',
      _focusVisible: { outlineOffset: '-7px' },
    },
    // Read-only forms give their fields another background; a plate keeps its own.
    _disabled: { bg: 'transparent !important', opacity: '1' },
  },
});

// Formats the serial number as on the vehicle: 12-34, ・・12.
function writeSerial(value: unknown): string {
  const serial = asText(value);
  return /^\d{1,4}$/.test(serial) ? displaySerial(serial) : serial;
}
