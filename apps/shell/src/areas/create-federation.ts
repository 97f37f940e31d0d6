import * as i18n from '@haisha/i18n';
import * as platform from '@haisha/platform';
import { createCheck, type Incompatibility } from '@haisha/releases/create-check';
import type { AreaBuild } from '@haisha/releases/pointer';
import * as ui from '@haisha/ui';
import { addIcons } from '@haisha/ui/icon';
import { moreIcons } from '@haisha/ui/more-icons';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import containerRuntime from '@module-federation/webpack-bundler-runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import type { Federation } from './area-loader.ts';
import { sharedFacts } from './shared-facts.ts';

const entryTimeoutMs = 8_000;
const { check } = createCheck(runtimeCore.satisfy);

const present: Record<string, () => unknown> = {
  react: () => React,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => ReactDom,
  '@haisha/platform': () => platform,
  '@haisha/i18n': () => i18n,
  '@haisha/ui': () => ui,
};

const onDemand: Record<string, () => Promise<unknown>> = {
  '@haisha/ui/dialog': () => import('@haisha/ui/dialog'),
  '@haisha/ui/menu': () => import('@haisha/ui/menu'),
};

type Create = (options: Parameters<typeof createInstance>[0]) => ReturnType<typeof createInstance>;
type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

export type FederationOptions = {
  /** The version of the API that serves this page; null when unknown. */
  apiVersion: () => Promise<string | null>;
  create?: Create;
};

/** Adapts the module federation runtime for the area loader. */
export function createFederation({ apiVersion, create = createInstance }: FederationOptions): Federation {
  const integrities = new Map<string, string>();
  const loads = new Map<string, number>();

  const entryPolicy: ModuleFederationRuntimePlugin = {
    name: 'entry-policy',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      const integrity = integrities.get(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: entryTimeoutMs };
    },
  };
  // An area needs more than the few icons of the frame.
  addIcons(moreIcons);
  // Areas are built without the runtime, those before platform 1.8.0 without its core, and find it under these names.
  Object.assign(globalThis, { haishaContainerRuntime, _FEDERATION_RUNTIME_CORE: runtimeCore });
  const instance = create({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules(),
    plugins: [entryPolicy],
  });

  return {
    async problems(area) {
      const version = await apiVersion();
      return check(provided, version === null ? null : { version }, area).map(problemText);
    },
    async load(area: string, build: AreaBuild): Promise<unknown> {
      const name = `haisha_${area.replaceAll('-', '_')}`;
      const address = new URL(build.entry, `${window.location.origin}/`);
      const loadsBefore = loads.get(address.href) ?? 0;
      loads.set(address.href, loadsBefore + 1);
      // A hung request holds the browser's cache lock on its address; another address avoids it.
      if (loadsBefore > 0) address.searchParams.set('retry', String(loadsBefore));
      if (build.integrity) integrities.set(address.href, build.integrity);
      instance.registerRemotes([{ name, entry: address.href, type: 'global' }], { force: true });
      return instance.loadRemote(`${name}/area`);
    },
  };
}

/** A runtime for one entry of an area, which writes into it. */
function haishaContainerRuntime() {
  const { bundlerRuntime } = containerRuntime;
  return { ...containerRuntime, bundlerRuntimeOptions: {}, bundlerRuntime: { ...bundlerRuntime, S: {} } };
}

/** What this shell provides to areas, for the compatibility check. */
const provided = {
  platform: sharedFacts['@haisha/platform']?.version ?? '',
  shared: Object.fromEntries(Object.entries(sharedFacts).map(([key, { version }]) => [key, version])),
};

function sharedModules(): Shared {
  const shared: Shared = {};
  for (const [key, { version, ...shareConfig }] of Object.entries(sharedFacts)) {
    const lib = present[key];
    const get = onDemand[key];
    if (lib) shared[key] = { version, scope: 'default', lib, shareConfig: { ...shareConfig, eager: true } };
    else if (get) {
      shared[key] = { version, scope: 'default', get: async () => get().then((module) => () => module), shareConfig };
    }
  }
  return shared;
}

function problemText({ code, params }: Incompatibility): string {
  const facts = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return [code, ...facts].join(', ');
}
