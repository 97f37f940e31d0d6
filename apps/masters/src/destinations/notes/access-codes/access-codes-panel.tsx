import { formatInstant, useTranslation } from '@haisha/i18n';
import { useCan, useLive, useQuery, useSeesAll } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Flex, Heading, Icon, Skeleton, Stack, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { AccessCodesInput } from '@haisha/validation/access-code';
import { Suspense, useId, useState } from 'react';
import { accessCodesState } from './access-codes-api.ts';
import { useShownCodes } from './use-shown-codes.ts';

const AccessCodesDialog = lazyDialog(async () => ({
  default: (await import('./access-codes-dialog.tsx')).AccessCodesDialog,
}));

export type AccessCodesPanelProps = {
  destinationId: string;
  /** Nothing can be changed. */
  locked: boolean;
};

/** Key and alarm codes of a destination: shown on demand for a minute, and every look is written down. */
export function AccessCodesPanel(props: AccessCodesPanelProps) {
  return useSeesAll()('accessCode.read') ? <Panel {...props} /> : null;
}

const none: AccessCodesInput = { keyBoxCode: null, alarmCode: null, instructions: null, version: 0 };

function Panel({ destinationId, locked }: AccessCodesPanelProps) {
  const { t } = useTranslation('destinationNote');
  const id = useId();
  const mayChange = useCan()('accessCode.update') && !locked;
  const { data, error, refetch } = useQuery(accessCodesState(destinationId));
  const { codes, secondsLeft, failure, isAsking, look, hide } = useShownCodes(destinationId, data?.version);
  const [edited, setEdited] = useState<AccessCodesInput | null>(null);
  useLive('accessCode');

  async function edit(): Promise<void> {
    if (!data?.isThere) return setEdited(none);
    const seen = codes ?? (await look());
    if (!seen) return;
    const { isReadable: _, ...present } = seen;
    setEdited(present);
  }

  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" borderWidth="1px" rounded="lg" p="4">
      <Heading as="h2" id={id} size="md" mb="2">
        <Flex as="span" gap="2" align="center">
          <Icon name="lock" />
          {t('codes.title')}
        </Flex>
      </Heading>
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h="10" role="status" aria-busy="true" />}
      {data && (
        <Stack gap="3">
          {codes === null && <Text color="fg.muted">{t(data.isThere ? 'codes.hidden' : 'codes.nothing')}</Text>}
          {codes?.isReadable === false && <Text color="fg.error">{t('codes.unreadable')}</Text>}
          {codes && (
            <Box _print={{ display: 'none' }} fontSize="lg">
              <DescriptionList
                items={(['keyBoxCode', 'alarmCode', 'instructions'] as const).flatMap((name) =>
                  codes[name] === null
                    ? []
                    : [{ id: name, label: t(`codes.field.${name}`), value: <Code>{codes[name]}</Code> }],
                )}
              />
            </Box>
          )}
          <Text role="status" textStyle="sm" color="fg.muted">
            {codes && t('codes.secondsLeft', { count: secondsLeft })}
          </Text>
          {failure !== null && <ProblemState error={failure} />}
          <Flex gap="3" wrap="wrap">
            {data.isThere && codes === null && (
              <Button variant="outline" loading={isAsking} loadingText={t('codes.show')} onClick={() => void look()}>
                <Icon name="show" />
                {t('codes.show')}
              </Button>
            )}
            {codes && (
              <Button variant="outline" onClick={hide}>
                <Icon name="hide" />
                {t('codes.hide')}
              </Button>
            )}
            {mayChange && (
              <Button variant="outline" colorPalette="gray" disabled={isAsking} onClick={() => void edit()}>
                <Icon name={data.isThere ? 'edit' : 'add'} />
                {t(data.isThere ? 'codes.change' : 'codes.add')}
              </Button>
            )}
          </Flex>
          {data.updatedAt && (
            <Text textStyle="sm" color="fg.muted">
              {t('codes.updated', {
                at: formatInstant(data.updatedAt),
                name: data.updatedBy?.name ?? t('entity:actor.system'),
              })}
            </Text>
          )}
        </Stack>
      )}
      {edited && (
        <Suspense fallback={null}>
          <AccessCodesDialog
            destinationId={destinationId}
            codes={edited}
            onClose={() => {
              setEdited(null);
              hide();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Text as="span" fontWeight="bold" whiteSpace="pre-line" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  );
}
