import { formatDate, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { type CheckRuleName, checkRule, checkRuleNames } from '@haisha/rules/checks/check-rules';
import { inForce } from '@haisha/rules/checks/check-settings';
import { Checkbox, Flex, Icon, IconButton, Input, Stack, Text } from '@haisha/ui';
import type { CheckLevelRecord } from '@haisha/validation/check-level';
import { LevelSign } from './level-sign.tsx';
import { SettingsTable } from './settings-table.ts';
import { useLevelWords } from './use-level-words.ts';

export type LevelTableProps = {
  rows: readonly CheckLevelRecord[];
  today: string;
  /** What is looked for, kept while a rule is open. */
  search: LevelSearch;
  onSearch: (search: LevelSearch) => void;
  onOpen: (rule: CheckRuleName) => void;
};

type LevelSearch = { text: string; changedOnly: boolean };

/** The rules of the 25 checks: what is usual, what the company wants, and from when. */
export function LevelTable({ onOpen, onSearch, rows, search, today }: LevelTableProps) {
  const { t } = useTranslation('checkLevel');
  const words = useLevelWords();
  const mayChange = useCan()('checkLevel.update');
  const shown = checkRuleNames.filter((rule) => {
    const isChanged = rows.some((row) => row.rule === rule);
    const found = `${checkRule(rule).check} ${words.name(rule)} ${words.article(rule)}`.toLowerCase();
    return (isChanged || !search.changedOnly) && found.includes(search.text.trim().toLowerCase());
  });
  return (
    <Stack gap="3">
      <Flex gap="4" align="center" wrap="wrap">
        <Input
          type="search"
          maxW="18rem"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
        <Checkbox checked={search.changedOnly} onCheckedChange={(isOn) => onSearch({ ...search, changedOnly: isOn })}>
          {t('changedOnly')}
        </Checkbox>
      </Flex>
      {shown.length === 0 && <Text color="fg.muted">{t('nothing')}</Text>}
      {shown.length > 0 && (
        <SettingsTable>
          <thead>
            <tr>
              <th scope="col" data-number="">
                {t('column.check')}
              </th>
              <th scope="col">{t('column.rule')}</th>
              <th scope="col" data-wide="">
                {t('column.usual')}
              </th>
              <th scope="col" data-setting="">
                {t('column.own')}
              </th>
              <th scope="col" data-wide="">
                {t('column.from')}
              </th>
              <td data-act="" />
            </tr>
          </thead>
          <tbody>
            {shown.map((rule) => (
              <RuleRow
                key={rule}
                {...{ rule, today, mayChange, onOpen }}
                rows={rows.filter((row) => row.rule === rule)}
              />
            ))}
          </tbody>
        </SettingsTable>
      )}
    </Stack>
  );
}

type RuleRowProps = Pick<LevelTableProps, 'rows' | 'today' | 'onOpen'> & { rule: CheckRuleName; mayChange: boolean };

function RuleRow({ mayChange, onOpen, rows, rule, today }: RuleRowProps) {
  const { t } = useTranslation('checkLevel');
  const words = useLevelWords();
  const { check, least, level, number } = checkRule(rule);
  const usual = { level, number: number?.usual ?? null };
  const own = inForce(rows, today);
  const later = rows.some(({ validFrom }) => validFrom > today);
  const isLocked = least === 'red';
  const name = words.name(rule);
  const article = words.article(rule);
  return (
    <tr>
      <td data-number="">{check}</td>
      <th scope="row">
        {name}
        {article && <small>{article}</small>}
      </th>
      <td data-wide="">
        <LevelSign level={usual.level} text={words.setting(rule, usual)} />
      </td>
      <td data-own={own ? '' : undefined}>
        {own ? (
          <LevelSign level={own.level} text={words.setting(rule, own)} />
        ) : (
          <>
            <span data-wide="">{t('asUsual')}</span>
            <span data-narrow="">
              <LevelSign level={usual.level} text={words.setting(rule, usual)} />
            </span>
          </>
        )}
        {later && <small>{t('history.later')}</small>}
      </td>
      <td data-wide="">{own ? formatDate(own.validFrom) : ''}</td>
      <td data-act="">
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          data-open={rule}
          aria-label={t(mayChange && !isLocked ? 'change' : 'look', { name })}
          onClick={() => onOpen(rule)}
        >
          <Icon name={isLocked ? 'lock' : mayChange ? 'edit' : 'chevronRight'} size={16} />
        </IconButton>
      </td>
    </tr>
  );
}
