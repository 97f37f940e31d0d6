import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Icon, IconButton, Stack, Text } from '@haisha/ui';
import type { RuleFailure } from '@haisha/validation/rule';
import { type FocusEvent, type RefObject, useId, useState } from 'react';

export type LoginFieldName = 'loginId' | 'password';

export type LoginFieldProps = {
  name: LoginFieldName;
  initial: string;
  failure: RuleFailure | null | undefined;
  onLeave: (name: LoginFieldName, value: string) => void;
  /** Whether typing begins here. */
  first: boolean;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
};

/** One of the two fields of the login. Made of plain elements: the form machinery of the areas is heavier than the page. */
export function LoginField({ name, initial, failure, onLeave, first, inputRef }: LoginFieldProps) {
  const { t } = useTranslation('shell');
  const { t: words } = useTranslation('validation');
  const id = useId();
  const [shown, setShown] = useState(false);
  const label = t(`login.${name}`);
  const secret = name === 'password';
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // Leaving a field that was never touched, for the language switch or another window, is no mistake yet.
    if (event.target.value !== '' || failure !== undefined) onLeave(name, event.target.value);
  };
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="semibold">
        {label}
      </chakra.label>
      <Box position="relative">
        <Entry
          id={id}
          name={name}
          defaultValue={initial}
          type={secret && !shown ? 'password' : 'text'}
          autoComplete={secret ? 'current-password' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={first}
          ref={inputRef}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-failure` : undefined}
          pe={secret ? '12' : undefined}
          onBlur={leave}
        />
        {secret && (
          <IconButton
            position="absolute"
            insetEnd="1"
            top="1"
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
        <Text id={`${id}-failure`} fontSize="sm" fontWeight="medium" color="fg.error">
          {words(failure.code, { field: label, ...failure.params })}
        </Text>
      )}
    </Stack>
  );
}

const Entry = chakra('input', {
  base: {
    w: 'full',
    h: '12',
    px: '3',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    fontSize: 'md',
    _focusVisible: {
      borderColor: 'primary.focusRing',
      outline: '1px solid',
      outlineColor: 'primary.focusRing',
    },
    _invalid: { borderColor: 'border.error' },
  },
});
