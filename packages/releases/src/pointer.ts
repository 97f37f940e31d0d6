export type LocalizedText = { ja: string; en: string };

export type AreaRoute = {
  path: string;
  title: LocalizedText;
  permission: string;
  /** Whether the menu beside the page is folded until the person opens it there. */
  wide?: boolean;
};

export type AreaNavigation = {
  path: string;
  label: LocalizedText;
  icon: string;
  group: LocalizedText;
  order: number;
  permission: string;
  /** The scopes of the permission for which the page has rows; absent where it has some for each. */
  scopes?: string[];
  /** How the label is read, and what else people call the page. */
  reading?: string;
  /** Where the server counts what is late there. */
  late?: string;
};

/** Records that the search finds; `path` is where one stands, with `:id` for its id. */
export type AreaFinds = { kind: string; label: LocalizedText; icon: string; path: string };

/** What an area adds to the product, as data: the menu and the titles are shown before its code is loaded. */
export type AreaProvides = {
  routes: AreaRoute[];
  navigation: AreaNavigation[];
  /** Absent where a build is older than the search. */
  finds?: AreaFinds[];
  /** What the search offers besides the pages. */
  actions?: AreaRoute[];
  permissions: string[];
  messages: string[];
};

/** What an area needs from the shell and the API, as semver ranges. */
export type AreaRequires = { platform: string; api: string; shared: Record<string, string> };

export type AreaBuild = { version: string; entry: string; integrity: string };

export type LiveArea = AreaBuild & {
  /** The revision in which this version went live; a rollback goes back to the one before it. */
  since: number;
  previous: AreaBuild | null;
  enabled: boolean;
  requires: AreaRequires;
  provides: AreaProvides;
};

export type LiveShell = { version: string; previous: string | null; since: number };

export const revisionKinds = ['deploy', 'rollback', 'auto-rollback', 'enable', 'disable'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Which versions are live: the part of a revision that a flip changes. */
export type LiveState = { shell: LiveShell; areas: Record<string, LiveArea> };

/** `builds/latest.json`: the newest of the append-only revisions. */
export type Pointer = LiveState & {
  revision: number;
  parent: number | null;
  at: string;
  by: string;
  reason: string;
  kind: RevisionKind;
  /** The revision from which a rollback took its state. */
  from?: number;
  /** What was checked for compatibility before the flip. */
  checked: string[];
};

/** What every version of the commands writes into a pointer. */
export type WholePointer = { revision: number; shell: { version: string }; areas: Record<string, { version: string }> };

/** Reads a pointer that is neither cut nor damaged, also one of a newer version of the commands. */
export function readWhole(text: string | undefined): WholePointer | undefined {
  const value = text === undefined ? undefined : jsonOf(text);
  return isWhole(value) ? value : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWhole(value: unknown): value is WholePointer {
  return (
    isRecord(value) &&
    Number.isInteger(value.revision) &&
    isRecord(value.shell) &&
    isFolderName(value.shell.version) &&
    isRecord(value.areas) &&
    Object.values(value.areas).every((area) => isRecord(area) && isText(area.version))
  );
}

/** A version becomes part of a path. */
function isFolderName(value: unknown): boolean {
  return isText(value) && /^\w[\w.+-]*$/.test(value);
}

/** Returns whether a value is a pointer that this code can read; unknown extra fields are ignored. */
export function isPointer(value: unknown): value is Pointer {
  return (
    isRecord(value) &&
    Number.isInteger(value.revision) &&
    (value.parent === null || Number.isInteger(value.parent)) &&
    [value.at, value.by, value.reason].every(isText) &&
    revisionKinds.includes(value.kind as RevisionKind) &&
    isRecord(value.shell) &&
    isText(value.shell.version) &&
    isRecord(value.areas) &&
    Object.values(value.areas).every(isLiveArea)
  );
}

function isLiveArea(value: unknown): value is LiveArea {
  return (
    isAreaBuild(value) &&
    (value.previous === null || isAreaBuild(value.previous)) &&
    typeof value.enabled === 'boolean' &&
    isRequires(value.requires) &&
    isProvides(value.provides)
  );
}

function isAreaBuild(value: unknown): value is AreaBuild & Record<string, unknown> {
  return isRecord(value) && [value.version, value.entry, value.integrity].every(isText);
}

function isRequires(value: unknown): value is AreaRequires {
  return isRecord(value) && isText(value.platform) && isText(value.api) && isRecord(value.shared);
}

function isProvides(value: unknown): value is AreaProvides {
  return (
    isRecord(value) &&
    isListOf(value.routes, (route) => isText(route.path) && isLocalized(route.title) && isText(route.permission)) &&
    isListOf(
      value.navigation,
      (item) =>
        [item.path, item.icon, item.permission].every(isText) &&
        isLocalized(item.label) &&
        isLocalized(item.group) &&
        typeof item.order === 'number' &&
        (item.scopes === undefined || isTexts(item.scopes)),
    ) &&
    [value.permissions, value.messages].every(isTexts)
  );
}

function isListOf(value: unknown, accepts: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isRecord(item) && accepts(item));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isLocalized(value: unknown): value is LocalizedText {
  return isRecord(value) && isText(value.ja) && isText(value.en);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
