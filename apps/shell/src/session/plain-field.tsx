import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { Box, chakra, Flex, Icon, IconButton, Stack } from '@haisha/ui';
import type { RuleFailure } from '@haisha/validation/rule';
import { type FocusEvent, type InputHTMLAttributes, type ReactNode, type RefObject, useId, useState } from 'react';

export type PlainFieldProps<Name extends string> = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'readOnly' | 'onChange'
> & {
  name: Name;
  label: string;
  initial?: string | undefined;
  /** A password: hidden until the user shows it. */
  secret?: boolean;
  failure: RuleFailure | null | undefined;
  onLeave?: (name: Name, value: string) => void;
  /** Whether this field gets the initial focus. */
  first?: boolean;
  help?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
};

/** A field of the login pages. It uses plain elements, because the form code of the areas is larger than the page. */
export function PlainField<Name extends string>({
  name,
  label,
  initial,
  secret = false,
  failure,
  onLeave,
  first,
  help,
  inputRef,
  ...rest
}: PlainFieldProps<Name>) {
  const { t } = useTranslation('shell');
  const ruleText = useRuleText();
  const id = useId();
  const [shown, setShown] = useState(false);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // Submitting checks every field; an error that appears or disappears now would move the button away under the
    // pointer.
    if (event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit') return;
    // Leaving an empty field, for the language switch or another window, is no error yet.
    if (event.target.value !== '' || failure !== undefined) onLeave?.(name, event.target.value);
  };
  const described = [failure && `${id}-failure`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Stack gap="1">
      <chakra.label htmlFor={id} textStyle="sm" color="fg.muted">
        {label}
      </chakra.label>
      <Box position="relative">
        <Entry
          id={id}
          name={name}
          defaultValue={initial}
          type={secret && !shown ? 'password' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={first}
          ref={inputRef}
          aria-invalid={failure ? true : undefined}
          aria-describedby={described || undefined}
          pe={secret ? '12' : undefined}
          onBlur={leave}
          {...rest}
        />
        {secret && (
          <IconButton
            position="absolute"
            insetEnd={middle}
            top={middle}
            variant="ghost"
            colorPalette="gray"
            aria-label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'hide' : 'show'} />
          </IconButton>
        )}
      </Box>
      {failure && (
        <Flex id={`${id}-failure`} data-prose="" gap="1.5" textStyle="xs" color="fg.error">
          <Flex flexShrink="0" align="center" h="1lh">
            <Icon name="error" size={14} />
          </Flex>
          {ruleText(failure, label)}
        </Flex>
      )}
      {help && (
        <Box id={`${id}-help`} data-prose="" textStyle="xs" color="fg.subtle">
          {help}
        </Box>
      )}
    </Stack>
  );
}

// The button is as high as the entry under a finger, and lower under a pointer.
const middle = 'calc((2.75rem - {sizes.control}) / 2)';

const Entry = chakra('input', {
  base: {
    w: 'full',
    h: '11',
    px: '3',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    textStyle: 'md',
    // Keeps the focused field clear of the foot of a dialog.
    scrollMarginBottom: '32',
    _focusVisible: {
      borderColor: 'primary.focusRing',
      outline: '1px solid',
      outlineColor: 'primary.focusRing',
      boxShadow: '0 0 0 4px {colors.primary.muted}',
    },
    _invalid: {
      borderColor: 'border.error',
      _focusVisible: { borderColor: 'border.error', outlineColor: 'border.error' },
    },
    _readOnly: { bg: 'bg.muted' },
  },
});
