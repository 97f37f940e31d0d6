import { type ComponentType, createElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type LazyModule = { Component?: ComponentType; loader?: (args: LoaderFunctionArgs) => unknown };

/**
 * Copies the routes of an area with a prefix before their ids. `lazy` becomes loader and component, because React Router
 * 7.18 keeps a rejected `route.lazy` for good.
 */
export function cloneRoutes(routes: readonly RouteObject[], prefix: string): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${prefix}/${route.id ?? index}`;
    const { lazy, children, ...rest } = route;
    const clone = {
      ...rest,
      ...(typeof lazy === 'function' && recoveringLazy(lazy as () => Promise<LazyModule>)),
      id,
      path: route.path?.replace(/^\//, ''),
    };
    return (children ? { ...clone, children: cloneRoutes(children, id) } : clone) as RouteObject;
  });
}

function recoveringLazy(lazy: () => Promise<LazyModule>): Pick<RouteObject, 'loader' | 'Component'> {
  let module: LazyModule | undefined;

  function LazyPage() {
    return module?.Component ? createElement(module.Component) : null;
  }

  return {
    async loader(args) {
      module ??= await lazy();
      return (await module.loader?.(args)) ?? null;
    },
    Component: LazyPage,
  };
}
