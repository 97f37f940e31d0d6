import { useTranslation } from '@haisha/i18n';
import { Box, Button, Flex } from '@haisha/ui';
import { useRef } from 'react';
import { useFaults } from './use-faults.ts';

/** Says beside the buttons of a form how many of its fields are wrong, and leads to the next of them. */
export function FormFaults() {
  const { t } = useTranslation('ui');
  const place = useRef<HTMLDivElement>(null);
  const { count, next } = useFaults(place);
  return (
    <Flex ref={place} gap="3" align="center" textStyle="xs">
      <Flex as="span" role="status" align="center" gap="1.5" color="fg.error">
        {count > 0 && (
          <>
            <Box as="span" boxSize="1.5" rounded="full" bg="red.dot" />
            {t('form.faults', { count })}
          </>
        )}
      </Flex>
      {count > 0 && (
        <Button type="button" variant="outline" colorPalette="gray" size="sm" h="controlSmall" onClick={next}>
          {t('form.nextFault')}
        </Button>
      )}
    </Flex>
  );
}
