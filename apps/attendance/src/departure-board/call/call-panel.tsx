import { minutesOf, useTranslation } from '@haisha/i18n';
import { Link, notify, useMutation, useProblemText, useSession } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { Alert, Box, Button, Icon, IconButton, Kbd, Text } from '@haisha/ui';
import { displayKeys, isComposing } from '@haisha/ui/keys';
import { fieldErrors } from '@haisha/validation/field-errors';
import { rollCallInputSchema } from '@haisha/validation/roll-call';
import { rollCallKinds } from '@haisha/validation/roll-call-choices';
import type { FieldError } from '@haisha/validation/rule';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { holdRollCall } from '../departure-api.ts';
import type { DepartureLine } from '../departure-lines.ts';
import { useDepartureWays } from '../use-departure-ways.ts';
import { CallCautions } from './call-cautions.tsx';
import {
  allowsDriving,
  badAnswer,
  type CallDraft,
  emptyCall,
  inputOf,
  methodOfDigit,
  openQuestion,
  usualAnswer,
} from './call-draft.ts';
import { CallPlace } from './call-place.tsx';
import { CallQuestions } from './call-questions.tsx';
import { Choice } from './choice.tsx';

/** The call that is due: after duty once somebody is back, unless the one before is missing. */
function kindOf({ code, section }: DepartureLine['state']): CallDraft['kind'] {
  return code !== 'departedWithoutCall' && (section === 'returned' || section === 'done') ? 'after' : 'before';
}

export type CallPanelProps = {
  line: DepartureLine;
  date: string;
  /** The clock of the server, in milliseconds. */
  now: number;
  /** It fills the screen, and nothing else takes keys. */
  isModal: boolean;
  onClose: () => void;
};

/**
 * Records a roll call beside the board: a digit for the method, the value of the detector, Space for what is as usual, N
 * for what is not, Enter for 可 and Ctrl+B for 不可. Who may not drive cannot be recorded as 可.
 */
export function CallPanel({ line, date, now, isModal, onClose }: CallPanelProps) {
  const { t } = useTranslation('rollCall');
  const localName = useLocalName();
  const problemText = useProblemText();
  const userName = useSession()?.user.name ?? '';
  const { row, state } = line;
  const [draft, setDraft] = useState<CallDraft>(() => emptyCall(kindOf(state)));
  // A request that is sent again must not become a second call.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [faults, setFaults] = useState<Readonly<Record<string, FieldError>>>({});
  // What was recorded, said here as the panel stays: where it fills the screen it covers the toasts.
  const [refused, setRefused] = useState<string | null>(null);
  const { mutateAsync, isPending, error } = useMutation(holdRollCall());
  const ways = useDepartureWays(date, null);
  const cautionsId = useId();
  const panel = useRef<HTMLElement>(null);
  const name = localName(row.driver.name, row.driver.nameEn);
  const question = openQuestion(draft);
  const mayDrive = allowsDriving(draft);
  const time = (instant: string) => formatNightTime(minutesOf(date, instant));

  function change(next: Partial<CallDraft>): void {
    setFaults({});
    setDraft((before) => ({ ...before, ...next }));
  }

  async function record(result: 'passed' | 'refused'): Promise<void> {
    if (isPending || question !== null || (result === 'passed' && !allowsDriving(draft))) return;
    const input = inputOf(draft, { id, driverId: row.driver.id, date, at: new Date().toISOString(), result });
    const { error: refusal } = rollCallInputSchema.safeParse(input);
    if (refusal) {
      setFaults(Object.fromEntries(fieldErrors(refusal).map((one) => [one.path, one])));
      return;
    }
    try {
      await mutateAsync(input);
    } catch {
      return;
    }
    setId(crypto.randomUUID());
    const said = { name, kind: t(`kind.${draft.kind}`), result: t(`result.${result}`) };
    const text = t('recorded', said);
    if (result === 'refused') {
      setRefused(text);
      // The button that was pressed goes.
      panel.current?.focus({ preventScroll: true });
      return;
    }
    notify({ kind: 'success', text, about: 'rollCall' });
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const { key } = event;
    const isTyping = event.target instanceof Element && event.target.matches('textarea, input');
    const isOnButton = event.target instanceof Element && event.target.matches('button, a');
    const act = keyAct();
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();

    function keyAct(): (() => void) | undefined {
      if (key === 'Escape') return onClose;
      if (key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey)) return () => void record('refused');
      if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return () => void record('passed');
      if (isTyping || isOnButton) return undefined;
      if (key === 'Enter') return () => void record('passed');
      if (key === ' ') return () => change(usualAnswer(question));
      if (key.toLowerCase() === 'n') return () => change(badAnswer(question));
      const method = methodOfDigit(key);
      return method ? () => change(method) : undefined;
    }
  }

  return (
    <CallPlace {...{ cautionsId, isModal, panel, onClose, onKeyDown }} label={t(`kind.${draft.kind}`)}>
      <header>
        <h2>{name}</h2>
        <span>
          {row.runs.map((run) => run.name).join(' ')} {row.planned && t('until', { time: time(row.planned.outAt) })}
        </span>
        <IconButton variant="ghost" colorPalette="gray" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {refused === null && <CallCautions id={cautionsId} {...{ row, date, now }} kind={draft.kind} />}
      <Text px="4" pb="2" textStyle="xs" color="fg.muted">
        {row.restMinutes !== null && t('rest', { time: formatNightTime(row.restMinutes) })}{' '}
        {t('by', { name: userName })}
      </Text>
      <Box px="4" pb="2">
        <Choice
          label={t('kind.label')}
          value={draft.kind}
          choices={rollCallKinds.map((kind) => ({ value: kind, text: t(`shortKind.${kind}`) }))}
          onChoose={(kind) => change({ ...emptyCall(kind), method: draft.method })}
        />
      </Box>
      <Box flex="1" minH="0" overflowY="auto">
        {refused !== null ? (
          <Alert.Root status="error" role="alert" m="4" w="auto">
            <Alert.Indicator>
              <Icon name="error" />
            </Alert.Indicator>
            <Alert.Content>
              <span>{refused}</span>
              {t('refused', { name })}
              <Button asChild mt="2" variant="outline" colorPalette="red">
                <Link to={ways.boardOf(row)}>
                  <Icon name="swap" />
                  {t('swap')}
                </Link>
              </Button>
            </Alert.Content>
          </Alert.Root>
        ) : (
          <CallQuestions
            {...{ draft, question, faults }}
            onChange={change}
            onNext={() => panel.current?.focus({ preventScroll: true })}
          />
        )}
        {row.calls.length > 0 && (
          <section>
            <h3>{t('earlier')}</h3>
            <ul>
              {row.calls.map((call) => (
                <li key={call.id}>
                  {time(call.at)} {t(`kind.${call.kind}`)} {t(`method.${call.method}`)}{' '}
                  <b>{t(`result.${call.result}`)}</b> <small>{call.byName}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Box>
      {refused === null && (
        <footer>
          {error && (
            <Text role="alert" color="fg.error">
              {problemText(error)}
            </Text>
          )}
          <div>
            <Button
              flex="1"
              disabled={question !== null || !mayDrive}
              loading={isPending}
              loadingText={t('pass')}
              onClick={() => void record('passed')}
            >
              <Icon name="check" />
              {t('pass')}
            </Button>
            <Button
              variant={mayDrive ? 'outline' : 'solid'}
              colorPalette="red"
              {...(mayDrive && { color: 'fg.error' })}
              disabled={question !== null || isPending}
              onClick={() => void record('refused')}
            >
              <Icon name="error" />
              {t('refuse')}
            </Button>
          </div>
          {!mayDrive ? (
            <Text role="status" textStyle="xs" color="fg.error" fontWeight="bold">
              {t(question === null ? 'hint.refused' : 'hint.refusedOpen')} <Kbd>{displayKeys('mod+b')}</Kbd>
            </Text>
          ) : (
            draft.kind === 'before' && (
              <Box as="small" hideBelow="md" color="fg.muted">
                <Kbd>R</Kbd> <Kbd>1</Kbd> <Kbd>0.00</Kbd> <Kbd>Space</Kbd> <Kbd>Space</Kbd> <Kbd>Space</Kbd>{' '}
                <Kbd>Enter</Kbd>
              </Box>
            )
          )}
        </footer>
      )}
    </CallPlace>
  );
}
