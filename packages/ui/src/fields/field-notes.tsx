import { Flex, Icon, Text } from '@haisha/ui';
import type { ReactNode } from 'react';

type FieldNotesProps = { id: string; help?: ReactNode; error: string | undefined };

/** Under a control: what is wrong, read out when it appears, and what helps. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      <Flex
        id={`${id}-error`}
        aria-live="polite"
        gap="1.5"
        align="center"
        whiteSpace="pre-line"
        color="fg.error"
        textStyle="sm"
        fontWeight="medium"
        mt={error === undefined ? undefined : '1.5'}
      >
        {error !== undefined && (
          <>
            <Icon name="error" size={18} />
            {error}
          </>
        )}
      </Flex>
      {help !== undefined && (
        <Text as="div" id={`${id}-help`} color="fg.muted" textStyle="xs" mt="1.5">
          {help}
        </Text>
      )}
    </>
  );
}
