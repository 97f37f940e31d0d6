import { formatNumber, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, Button, Flex, Icon, IconButton, Text } from '@haisha/ui';
import { SearchField } from '@haisha/ui/filters';
import { Segments } from '@haisha/ui/segments';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { LeftDelivery } from '../day/board-types.ts';
import { nothingLeft } from '../day/empty-day.ts';
import { showsDelivery } from '../day/run-filter.ts';
import { rowsWithin, topsOf } from '../geometry/row-window.ts';
import { useBoardState } from '../grid/board-store.ts';
import { LeftFrame } from './left-frame.ts';
import { foundDeliveries, type LeftGrouping, leftGroupings, leftGroups } from './left-groups.ts';
import { LeftItem } from './left-item.tsx';

export type LeftListProps = {
  onFold: () => void;
  onTake: (deliveries: readonly LeftDelivery[], event: PointerEvent) => void;
  /** Takes them up by keys. */
  onPlace: (deliveries: readonly LeftDelivery[]) => void;
  /** "Move to…", found by name. */
  onMove: (deliveries: readonly LeftDelivery[]) => void;
};

const groupHeight = 26;
const itemHeight = 46;
const firstHeight = 700;

/** The deliveries that are on no run: searched, put together, chosen, and carried to the board. */
export function LeftList({ onFold, onTake, onPlace, onMove }: LeftListProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const { address, day, store, canMove } = useBoard();
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState<LeftGrouping>('course');
  const [view, setView] = useState({ top: 0, height: firstHeight });
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const chosen = useBoardState(store, (state) => state.chosen);
  const left = day?.deliveriesLeft;

  const shown = useMemo(() => (left ?? []).filter((one) => showsDelivery(address, one)), [left, address]);
  const groups = useMemo(() => leftGroups(foundDeliveries(shown, typed), by), [shown, typed, by]);
  const lines = useMemo(
    () =>
      groups.flatMap((group) => [
        { group, delivery: null },
        ...group.deliveries.map((delivery) => ({ group, delivery })),
      ]),
    [groups],
  );
  const tops = useMemo(() => topsOf(lines.map(({ delivery }) => (delivery ? itemHeight : groupHeight))), [lines]);
  const { from, to } = rowsWithin(tops, { ...view, margin: 200 });
  const items = lines.flatMap(({ delivery }) => delivery ?? []);
  const chosenOnes = items.filter(({ id }) => chosen.has(id));

  useLayoutEffect(() => {
    const element = box.current;
    if (element) setView({ top: element.scrollTop, height: element.clientHeight || firstHeight });
  }, []);

  function choose(ids: ReadonlySet<string>): void {
    store.set({ chosen: ids });
  }

  function toggle(ids: readonly string[]): void {
    const next = new Set(chosen);
    const isAll = ids.every((id) => next.has(id));
    for (const id of ids) isAll ? next.delete(id) : next.add(id);
    choose(next);
  }

  function take(delivery: LeftDelivery, event: PointerEvent): void {
    if (!canMove || event.button !== 0 || event.pointerType === 'touch') return;
    onTake(chosen.has(delivery.id) ? chosenOnes : [delivery], event);
  }

  function takeGroup(deliveries: readonly LeftDelivery[], event: PointerEvent): void {
    if (canMove && event.button === 0 && event.pointerType !== 'touch') onTake(deliveries, event);
  }

  /** With Shift all of its group. */
  function chooseBy(event: KeyboardEvent, delivery: LeftDelivery): void {
    const group = event.shiftKey ? groups.find(({ deliveries }) => deliveries.includes(delivery)) : undefined;
    toggle((group?.deliveries ?? [delivery]).map(({ id }) => id));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -items.length, End: items.length }[event.key];
    const delivery = items[active];
    if (step !== undefined) go(Math.max(0, Math.min(items.length - 1, active + step)));
    else if (event.key === ' ' && delivery) chooseBy(event, delivery);
    else if (event.key === 'Enter' && delivery) onPlace(chosenOnes.length > 0 ? chosenOnes : [delivery]);
    else if (event.key.toLowerCase() === 'm' && delivery && !event.ctrlKey && !event.metaKey)
      onMove(chosenOnes.length > 0 ? chosenOnes : [delivery]);
    else if (event.key === 'Escape' && chosen.size > 0) choose(new Set());
    else return;
    event.preventDefault();
  }

  function go(index: number): void {
    setActive(index);
    const delivery = items[index];
    const line = lines.findIndex((one) => one.delivery === delivery);
    const top = tops[line] ?? 0;
    const element = box.current;
    if (!element || !delivery) return;
    if (top < element.scrollTop) element.scrollTop = Math.max(0, top - groupHeight);
    if (top + itemHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + itemHeight - element.clientHeight;
    requestAnimationFrame(() =>
      element.querySelector<HTMLElement>(`[data-left="${CSS.escape(delivery.id)}"]`)?.focus({ preventScroll: true }),
    );
  }

  return (
    <LeftFrame as="aside" aria-label={t('left.title')}>
      <Flex as="header" align="center" gap="2" h="10" px="3" borderBottomWidth="1px" flexShrink="0">
        <Text as="h2" fontWeight="bold" textStyle="md">
          {t('left.title')}
        </Text>
        <span data-count="">{shown.length}</span>
        <IconButton
          ms="auto"
          me="-1"
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('left.fold')}
          title={`${t('left.fold')} G`}
          aria-expanded="true"
          aria-keyshortcuts="g"
          onClick={onFold}
        >
          <Icon name="sidebar" />
        </IconButton>
      </Flex>
      <Flex data-left-search="" direction="column" gap="2" p="3" borderBottomWidth="1px" flexShrink="0">
        <Flex css={{ '& > div': { flex: '1' } }}>
          <SearchField label={t('left.search')} value={typed} onSearch={setTyped} onEnter={() => go(0)} />
        </Flex>
        <Segments
          label={t('left.group')}
          value={by}
          choices={leftGroupings.map((value) => ({ value, text: t(`left.by.${value}`) }))}
          onChange={setBy}
        />
      </Flex>
      <Box
        ref={box}
        flex="1"
        minH="0"
        overflowY="auto"
        position="relative"
        onScroll={({ currentTarget }) =>
          setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight || firstHeight })
        }
      >
        {day && items.length === 0 && (
          <Text p="4" color="fg.muted">
            {t(nothingLeft(day, address.date))}
          </Text>
        )}
        <Box
          role={items.length > 0 ? 'listbox' : undefined}
          aria-multiselectable={items.length > 0 ? true : undefined}
          aria-label={items.length > 0 ? t('left.title') : undefined}
          position="relative"
          style={{ height: tops.at(-1) }}
          onKeyDown={onKeyDown}
        >
          {lines.slice(from, to).map(({ group, delivery }, index) => {
            const top = tops[from + index] ?? 0;
            if (!delivery) {
              return (
                <Flex
                  key={`group ${group.key}`}
                  data-group=""
                  role="presentation"
                  title={t('left.whole')}
                  style={{ transform: `translateY(${top}px)` }}
                  onClick={() => toggle(group.deliveries.map(({ id }) => id))}
                  onPointerDown={(event) => takeGroup(group.deliveries, event)}
                >
                  <b>{group.name === '' ? t(`left.without.${by}`) : localName(group.name, group.nameEn)}</b>
                  {t('bar.count', { count: group.deliveries.length })}
                  <i />
                  {group.weightKg > 0 && `${formatNumber(Math.round(group.weightKg))} kg`}
                </Flex>
              );
            }
            return (
              <LeftItem
                key={delivery.id}
                delivery={delivery}
                showsDay={address.range !== 'day'}
                top={top}
                isActive={items[active] === delivery || (active >= items.length && items[0] === delivery)}
                isChosen={chosen.has(delivery.id)}
                onToggle={() => toggle([delivery.id])}
                onPointerDown={(event) => take(delivery, event)}
                onFocus={() => setActive(items.indexOf(delivery))}
              />
            );
          })}
        </Box>
      </Box>
      {canMove && chosenOnes.length > 0 && (
        <Flex as="footer" gap="2" align="center" p="2" borderTopWidth="1px" flexShrink="0">
          <Button flex="1" variant="outline" colorPalette="gray" onClick={() => onMove(chosenOnes)}>
            <Icon name="arrowRight" />
            {t('left.move', { count: chosenOnes.length })}
          </Button>
          <Button variant="ghost" colorPalette="gray" onClick={() => choose(new Set())}>
            {t('left.unchoose')}
          </Button>
        </Flex>
      )}
    </LeftFrame>
  );
}
