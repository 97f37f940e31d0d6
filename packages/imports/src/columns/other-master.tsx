import { useLocale, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { records } from '@haisha/rules/records';
import { Alert, Button, Icon, Text } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import type { ImportEntity } from '@haisha/validation/import-choices';
import { importDetail, readImportAnew } from '../imports-api.ts';

export type OtherMasterProps = {
  given: Import;
  /** The master whose list the file rather is. */
  entity: ImportEntity;
};

/** Says that a file looks like the list of another master, and takes it there with one press. */
export function OtherMaster({ given: { id, entity: own, version }, entity }: OtherMasterProps) {
  const { t } = useTranslation('import');
  const locale = useLocale();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { queryKey } = importDetail(id);
  const moving = useMutation({
    mutationFn: () => readImportAnew(id, { version, entity }),
    // The page goes to the other master by itself.
    onSuccess: (now) => queries.setQueryData(queryKey, now),
    onError: async (error) => {
      // What is read anew begins the step again, and would take the reason with it.
      notify({ kind: 'error', text: problemText(error) });
      await queries.invalidateQueries({ queryKey });
    },
  });
  const names = { master: records[entity][locale], own: records[own][locale] };
  const open = t('otherMaster.open', names);
  return (
    <Alert.Root status="warning">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{t('otherMaster.title', names)}</Alert.Title>
        <Text>{t('otherMaster.hint', names)}</Text>
        <Button
          variant="outline"
          alignSelf="flex-start"
          mt="2"
          colorPalette="gray"
          loading={moving.isPending}
          loadingText={open}
          onClick={() => moving.mutate()}
        >
          {open}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
