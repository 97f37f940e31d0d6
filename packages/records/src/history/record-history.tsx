import { useTranslation } from '@haisha/i18n';
import { useLocation } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { Box, Button, Icon } from '@haisha/ui';
import { scrollIntoSight } from '@haisha/ui/scroll';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { addAllMessages } from '../words/add-all-messages.ts';
import { historyWords } from './history-words.ts';
import type { RecordChangesProps } from './record-changes.tsx';

const RecordChanges = lazyPart(async () => {
  const [messages, page] = await Promise.all([historyWords(), import('./record-changes.tsx')]);
  await addAllMessages(messages);
  return { default: page.RecordChanges };
});

/** Below a form: who changed what of the record, fetched when it is first asked for, or at once by `#history`. */
export function RecordHistory(props: RecordChangesProps) {
  const { t } = useTranslation('record');
  const id = useId();
  const isAsked = useLocation().hash === '#history';
  const [isOpen, setIsOpen] = useState(isAsked);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked && place.current) scrollIntoSight(place.current);
  }, [isAsked]);
  return (
    <Box id={`history-${props.id}`} data-history="" ref={place}>
      <Button
        variant="ghost"
        colorPalette="gray"
        ms="-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="history" />
        {t('history.act')}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </Button>
      <Box id={id} hidden={!isOpen} mt="2">
        {isOpen && (
          <Suspense>
            <RecordChanges {...props} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
