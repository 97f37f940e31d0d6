import {
  Boxes,
  Building2,
  Calendar,
  ChartNoAxesGantt,
  ChevronDown,
  CircleAlert,
  CircleQuestionMark,
  Clock,
  FileText,
  Handshake,
  History,
  House,
  type IconNode,
  IdCard,
  Info,
  Layers,
  Map as MapIcon,
  MapPin,
  Menu,
  Package,
  PanelLeft,
  RotateCw,
  Route,
  Search,
  TriangleAlert,
  Truck,
  User,
  Users,
  X,
} from 'lucide';
import { createElement, Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { moreIcons } from './more-icons.ts';

// The names describe the meaning in the product; manifests of areas use them as text, so icons of later areas belong
// here too.
const icons = {
  area: Boxes,
  attendance: Clock,
  board: ChartNoAxesGantt,
  box: Package,
  calendar: Calendar,
  chevronDown: ChevronDown,
  close: X,
  department: Building2,
  document: FileText,
  driver: IdCard,
  error: CircleAlert,
  handshake: Handshake,
  help: CircleQuestionMark,
  history: History,
  home: House,
  info: Info,
  layers: Layers,
  map: MapIcon,
  menu: Menu,
  place: MapPin,
  retry: RotateCw,
  route: Route,
  search: Search,
  sidebar: PanelLeft,
  truck: Truck,
  user: User,
  users: Users,
  warning: TriangleAlert,
} as const satisfies Record<string, IconNode>;

type MoreIconName = keyof typeof moreIcons;

const moreNames: Record<MoreIconName, true> = {
  account: true,
  add: true,
  archive: true,
  arrowRight: true,
  bell: true,
  call: true,
  check: true,
  chevronLeft: true,
  chevronRight: true,
  chevronUp: true,
  columns: true,
  copy: true,
  delete: true,
  download: true,
  edit: true,
  external: true,
  filter: true,
  first: true,
  hide: true,
  inbox: true,
  keyboard: true,
  language: true,
  last: true,
  list: true,
  lock: true,
  logOut: true,
  monitor: true,
  moon: true,
  more: true,
  phone: true,
  print: true,
  redo: true,
  report: true,
  restore: true,
  save: true,
  settings: true,
  show: true,
  sortAscending: true,
  sortDescending: true,
  sortable: true,
  split: true,
  success: true,
  sun: true,
  swap: true,
  undo: true,
  upload: true,
  wallet: true,
};

export type IconName = keyof typeof icons | MoreIconName;
export type IconProps = {
  name: IconName;
  /** A number is in pixels of text of the usual size. */
  size?: number | string;
  /** Read out by screen readers; without it the icon is decoration. */
  label?: string;
};

/** One of the product's icons, in the colour of the text around it. */
export function Icon({ name, size = '1.25em', label }: IconProps) {
  return isLoaded(name) ? draw(name, icons[name], size, label) : <LaterIcon name={name} size={size} label={label} />;
}

/** An icon that is not in the first load. Its room is reserved until it is there, so that nothing jumps. */
function LaterIcon({ name, size, label }: { name: MoreIconName; size: number | string; label: string | undefined }) {
  const node = useSyncExternalStore(subscribe, () => drawings)?.[name];
  useEffect(() => {
    if (!node) void loadMoreIcons();
  }, [node]);
  return draw(name, node, size, label);
}

const strokes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

// Not a component: a page has a hundred icons.
function draw(name: string, node: IconNode | undefined, size: number | string, label: string | undefined): ReactNode {
  const side = typeof size === 'number' ? `${size / 16}rem` : size;
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return createElement(
    'svg',
    { ...strokes, 'data-icon': name, width: side, height: side, ...spoken },
    node && linesOf(node),
  );
}

const lines = new WeakMap<IconNode, ReactNode>();

function linesOf(node: IconNode): ReactNode {
  if (!lines.has(node))
    lines.set(node, createElement(Fragment, null, ...node.map(([tag, at]) => createElement(tag, at))));
  return lines.get(node);
}

let drawings: typeof moreIcons | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the icons that are not in the first load; the next icon retries a failed fetch. */
export function loadMoreIcons(): Promise<void> {
  loading ??= import('./more-icons.ts').then(
    (loaded) => addIcons(loaded.moreIcons),
    () => {
      loading = null;
    },
  );
  return loading;
}

/** Adds the icons that are not in the first load, for code that comes with them. */
export function addIcons(more: typeof moreIcons): void {
  drawings = more;
  loading ??= Promise.resolve();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isLoaded(name: IconName): name is keyof typeof icons {
  return Object.hasOwn(icons, name);
}

/** Returns whether a text, such as one from an area's manifest, is the name of an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name) || Object.hasOwn(moreNames, name);
}
