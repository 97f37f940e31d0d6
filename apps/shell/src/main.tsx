import { bootstrap } from './bootstrap.tsx';
import { showFatalPage } from './errors/show-fatal-page.ts';
import { isBot } from './is-bot.ts';
import { log } from './log.ts';

bootstrap().catch((cause: unknown) => {
  log.error('Error while mounting app', cause);
  if (!isBot()) showFatalPage();
});
