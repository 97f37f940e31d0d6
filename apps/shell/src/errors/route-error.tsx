import { isProblem, isRouteErrorResponse, useRevalidator, useRouteError } from '@haisha/platform';
import { isChunkError } from '@haisha/platform/is-chunk-error';
import { Box } from '@haisha/ui';
import { lazy, Suspense, useEffect } from 'react';
import { isBot } from '../is-bot.ts';
import { PlainFrame } from '../layout/plain-frame.tsx';
import { loadAreas } from '../load-desk.ts';
import { log } from '../log.ts';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';
import { MissingPart } from './missing-part.tsx';
import { PageError, pageNotFound } from './page-error.ts';
import { ServerDown } from './server-down.tsx';

const BrokenArea = lazy(async () => ({ default: (await loadAreas()).BrokenArea }));

export type RouteErrorProps = {
  /** `page`: the error fills the window. `content`: the frame with its menu stays around it. */
  frame: 'page' | 'content';
  /** The area whose page failed. */
  area?: string;
};

/** Shown instead of a route that failed. Crawlers get nothing; their errors are only logged. */
export function RouteError({ frame, area }: RouteErrorProps) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof PageError)) log.error(error);
  }, [error]);
  if (isBot()) return null;
  const shown = isOutage(error) ? <ServerDown onRetry={revalidate} /> : <Failure error={error} area={area} />;
  const page = isChunkError(error) ? <MissingPart>{shown}</MissingPart> : shown;
  if (frame === 'content') return page;
  return (
    <PlainFrame>
      <Box as="main">{page}</Box>
    </PlainFrame>
  );
}

function Failure({ error, area }: { error: unknown; area: string | undefined }) {
  if (area === undefined || hasStatus(error)) return <ErrorPage {...errorPageOf(error)} />;
  return (
    <Suspense>
      <BrokenArea area={area} error={error} />
    </Suspense>
  );
}

/** Returns true when no answer came, or one of a proxy that got none. */
function isOutage(error: unknown): boolean {
  return isProblem(error) && (error.status === 0 || [502, 503, 504].includes(error.status));
}

function hasStatus(error: unknown): boolean {
  return error instanceof PageError || isProblem(error) || isRouteErrorResponse(error);
}

function errorPageOf(error: unknown): ErrorPageProps {
  if (error instanceof PageError) return { status: error.status, message: error.message };
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { status: 404, message: pageNotFound(window.location.pathname).message };
    return { status: error.status };
  }
  if (isProblem(error) && (error.status === 404 || error.status === 403)) {
    return {
      status: error.status,
      message: error.status === 404 ? pageNotFound(window.location.pathname).message : error.message,
    };
  }
  return {};
}
