type Hook = { inject: (renderer: unknown) => number; renderers: Map<number, unknown> };

const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

// React Refresh of an area that loads later looks for react-dom among the renderers. The shell's React Refresh never
// fills them in its fallback hook: edits of an area would arrive and show nothing (nrwl/nx#36393,
// module-federation/core#4686).
if (hook) {
  const inject = hook.inject;
  hook.inject = function injectAndRemember(this: Hook, renderer: unknown): number {
    const id = inject.call(this, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
