import { Box, Flex, Icon, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { FieldOffer } from './field-offer.tsx';
import { Warning } from './warning.tsx';

type FieldNotesProps = {
  id: string;
  /** The path of the field in its form. */
  name?: string | undefined;
  /** What the value means. */
  reading?: ReactNode;
  help?: ReactNode;
  error: string | undefined;
  /** What looks wrong and can be saved; not told beside an error. */
  warnings?: readonly string[];
};

/** Under a control: its error or what looks wrong, read out when it appears, what its value means, and the help. */
export function FieldNotes({ id, name, reading, help, error, warnings = [] }: FieldNotesProps) {
  return (
    <Box data-notes="" minW="0">
      <Flex
        id={`${id}-error`}
        data-prose=""
        aria-live="polite"
        gap="1"
        whiteSpace="pre-line"
        color="fg.error"
        textStyle="xs"
        mt={error === undefined ? undefined : '1'}
      >
        {error !== undefined && (
          <>
            <Flex flexShrink="0" align="center" h="1lh">
              <Icon name="error" size={14} />
            </Flex>
            <Text as="span" minW="0" overflowWrap="anywhere">
              {error}
            </Text>
          </>
        )}
      </Flex>
      <div id={`${id}-warning`} data-prose="" aria-live="polite">
        {error === undefined &&
          warnings.map((text) => (
            <Warning key={text} mt="1">
              {text}
            </Warning>
          ))}
      </div>
      {reading !== undefined && (
        <Text as="div" id={`${id}-reading`} color="fg.subtle" textStyle="xs" mt="1">
          {reading}
        </Text>
      )}
      {help !== undefined && (
        <Text as="div" id={`${id}-help`} data-prose="" color="fg.subtle" textStyle="xs" mt="1">
          {help}
        </Text>
      )}
      {name !== undefined && <FieldOffer name={name} />}
    </Box>
  );
}
