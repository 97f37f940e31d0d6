import { Flex, Icon, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { Warning } from './warning.tsx';

type FieldNotesProps = {
  id: string;
  help?: ReactNode;
  error: string | undefined;
  /** What looks wrong and can be saved; not told beside an error. */
  warnings?: readonly string[];
};

/** The error under a control or what looks wrong in it, read out when it appears, and the help. */
export function FieldNotes({ id, help, error, warnings = [] }: FieldNotesProps) {
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
      <div id={`${id}-warning`} data-prose="" aria-live="polite">
        {error === undefined &&
          warnings.map((text) => (
            <Warning key={text} mt="1.5">
              {text}
            </Warning>
          ))}
      </div>
      {help !== undefined && (
        <Text as="div" id={`${id}-help`} data-prose="" color="fg.muted" textStyle="xs" mt="1.5">
          {help}
        </Text>
      )}
    </>
  );
}
