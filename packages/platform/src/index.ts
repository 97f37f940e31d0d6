export type { Http } from '@haisha/http/create-http';
export { isProblemError as isProblem, type ProblemError } from '@haisha/http/problem-error';
export {
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  createBrowserRouter,
  generatePath,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  matchPath,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  redirectDocument,
  replace,
  ScrollRestoration,
  type To,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export {
  type AreaManifest,
  type AreaModule,
  type AreaRoute,
  defineArea,
  type FoundKind,
  type InBothLanguages,
  isAreaModule,
  type NavigationEntry,
  type ReadingRoute,
} from './area.ts';
export { useCommands, useRegisteredCommands } from './commands.ts';
export {
  configurePlatform,
  confirmLeave,
  fileLimits,
  http,
  mapService,
  type PlatformSettings,
  queries,
} from './configure.ts';
export { overrideTitle } from './document-title.ts';
export {
  type Live,
  type Meeting,
  type OtherAt,
  provideLive,
  type TakesChange,
  useLive,
  useLiveService,
  useOthersHere,
} from './live.ts';
export {
  dismissError,
  dropKeptNotices,
  endError,
  type KeptNotice,
  type Notice,
  notify,
  useKeptNotices,
  useStandingError,
} from './notify.ts';
export { Link, type NavigateFunction, NavLink, useLocalizedTo, useNavigate } from './router.tsx';
export { Can, can, SessionProvider, useCan, useSeesAll, useSession } from './session.tsx';
export { Toaster } from './toaster.tsx';
export { hasUnsavedInput, UnsavedInputGuard, useUnsavedGuard } from './unsaved-input.tsx';
export { useCopy } from './use-copy.ts';
export { useProblemText } from './use-problem-text.ts';
