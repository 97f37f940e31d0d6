import {
  Boxes,
  Building2,
  Calendar,
  ChartNoAxesGantt,
  ChevronDown,
  CircleQuestionMark,
  Clock,
  FileText,
  Handshake,
  History,
  House,
  IdCard,
  Info,
  Layers,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Menu,
  Package,
  PanelLeft,
  Route,
  Search,
  TriangleAlert,
  Truck,
  User,
  Users,
  X,
} from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
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
  handshake: Handshake,
  help: CircleQuestionMark,
  history: History,
  home: House,
  info: Info,
  layers: Layers,
  map: MapIcon,
  menu: Menu,
  place: MapPin,
  route: Route,
  search: Search,
  sidebar: PanelLeft,
  truck: Truck,
  user: User,
  users: Users,
  warning: TriangleAlert,
} as const satisfies Record<string, LucideIcon>;

type MoreIconName = keyof typeof moreIcons;

const moreNames: Record<MoreIconName, true> = {
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
  command: true,
  copy: true,
  delete: true,
  download: true,
  edit: true,
  error: true,
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
  retry: true,
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
export function Icon({ name, size: given = '1.25em', label }: IconProps) {
  const size = typeof given === 'number' ? `${given / 16}rem` : given;
  const more = useSyncExternalStore(subscribe, () => drawings);
  const Drawing = isLoaded(name) ? icons[name] : more?.[name];
  useEffect(() => {
    if (!Drawing) void loadMoreIcons();
  }, [Drawing]);
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const room = { flexShrink: 0 };
  // Reserves the room until the drawing has loaded, so that nothing jumps.
  if (!Drawing) return <svg width={size} height={size} style={room} {...spoken} />;
  return <Drawing size={size} strokeWidth={1.6} style={room} {...spoken} />;
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
