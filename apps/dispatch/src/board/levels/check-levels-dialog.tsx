import { tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { useLive, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import type { CheckRuleName } from '@haisha/rules/checks/check-rules';
import { Button, Flex, Icon, SkeletonTable, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { Segments } from '@haisha/ui/segments';
import type { CheckSettingsAnswer } from '@haisha/validation/check-level';
import { useEffect, useRef, useState } from 'react';
import { checkSettings } from './check-levels-api.ts';
import { LevelForm } from './level-form.tsx';
import { LevelTable } from './level-table.tsx';
import { RollCallForm } from './roll-call-form.tsx';
import { RollCallTable } from './roll-call-table.tsx';
import { useLevelWords } from './use-level-words.ts';

type Part = 'rules' | 'rollCall';
type Opened = { rule: CheckRuleName } | { departmentId: string } | null;

export type CheckLevelsDialogProps = { onClose: () => void };

/** How strict the checks are, and when somebody may call the roll: read by all who plan, changed by who answers for it. */
export function CheckLevelsDialog({ onClose }: CheckLevelsDialogProps) {
  const { t } = useTranslation('checkLevel');
  const locale = useLocale();
  const words = useLevelWords();
  const [part, setPart] = useState<Part>('rules');
  const [opened, setOpened] = useState<Opened>(null);
  const [search, setSearch] = useState({ text: '', changedOnly: false });
  const { data, error, refetch } = useQuery(checkSettings());
  useLive('checkLevel');
  const today = tokyoDate();
  const centre =
    opened && 'departmentId' in opened ? data?.departments.find(({ id }) => id === opened.departmentId) : undefined;
  const title =
    opened && 'rule' in opened
      ? words.name(opened.rule)
      : centre
        ? t('rollCall.title', { name: localName(locale, centre.name, centre.nameEn) })
        : t('title');
  const back = () => setOpened(null);
  const left = useRef('');

  // Whoever comes back goes on where they were in the list.
  useEffect(() => {
    if (opened) left.current = 'rule' in opened ? opened.rule : opened.departmentId;
    else if (left.current) document.querySelector<HTMLElement>(`[data-open="${left.current}"]`)?.focus();
  }, [opened]);

  function list({ checkLevels, departments, rollCallHours }: CheckSettingsAnswer) {
    return (
      <Stack gap="4">
        <Text color="fg.muted" textStyle="sm">
          {t(part === 'rules' ? 'intro' : 'rollCall.intro')}
        </Text>
        <Flex>
          <Segments
            label={t('part.label')}
            value={part}
            choices={(['rules', 'rollCall'] as const).map((value) => ({ value, text: t(`part.${value}`) }))}
            onChange={setPart}
          />
        </Flex>
        {part === 'rules' ? (
          <LevelTable
            {...{ today, search }}
            rows={checkLevels}
            onSearch={setSearch}
            onOpen={(rule) => setOpened({ rule })}
          />
        ) : (
          <RollCallTable
            {...{ today, departments }}
            rows={rollCallHours}
            onOpen={(departmentId) => setOpened({ departmentId })}
          />
        )}
      </Stack>
    );
  }

  function one({ checkLevels, rollCallHours }: CheckSettingsAnswer, { of }: { of: NonNullable<Opened> }) {
    return 'rule' in of ? (
      <LevelForm
        {...{ today }}
        rule={of.rule}
        rows={checkLevels.filter(({ rule }) => rule === of.rule)}
        onDone={back}
      />
    ) : (
      <RollCallForm
        {...{ today }}
        departmentId={of.departmentId}
        name={centre ? localName(locale, centre.name, centre.nameEn) : ''}
        rows={rollCallHours.filter(({ departmentId }) => departmentId === of.departmentId)}
        onDone={back}
      />
    );
  }

  return (
    <Dialog open size="xl" title={title} step={JSON.stringify(opened)} onClose={onClose}>
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonTable />}
      {data && !opened && list(data)}
      {data && opened && (
        <Stack gap="4">
          <Flex>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={back}>
              <Icon name="chevronLeft" size={16} />
              {t('back')}
            </Button>
          </Flex>
          {one(data, { of: opened })}
        </Stack>
      )}
    </Dialog>
  );
}
