import { Flex, Icon, Text } from '@haisha/ui';
import type { ReactNode } from 'react';

type FieldNotesProps = { id: string; help?: ReactNode; error: string | undefined };

/** The error under a control, read out when it appears, and the help. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      <Flex
        id={`${id}-error`}
        data-prose=""
        aria-live="polite"
        gap="1.5"
        whiteSpace="pre-line"
        color="fg.error"
        textStyle="sm"
        fontWeight="medium"
        mt={error === undefined ? undefined : '1.5'}
      >
        {error !== undefined && (
          <>
            <Flex flexShrink="0" align="center" h="1lh">
              <Icon name="error" size={18} />
            </Flex>
            <span>{error}</span>
          </>
        )}
      </Flex>
      {help !== undefined && (
        <Text as="div" id={`${id}-help`} data-prose="" color="fg.muted" textStyle="xs" mt="1.5">
          {help}
        </Text>
      )}
    </>
  );
}
