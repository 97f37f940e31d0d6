import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  None,
} from 'openid-client';
import { signOnFailed, signOnUnavailable } from '../../../http/errors.ts';
import type { Env } from '../../../settings/env.ts';
import { isLoopback } from '../../../settings/identity-settings.ts';

/** Binds the return to the departure. */
export type Checks = { state: string; nonce: string; codeVerifier: string };
/** What the provider says about a user. */
export type Claims = { subject: string } & Record<string, unknown>;

export type Provider = {
  /** The provider's address for the browser. */
  addressFor: (checks: Checks) => Promise<string>;
  /** Reads the query that the browser brought back. */
  claimsOf: (query: string, checks: Checks) => Promise<Claims>;
};

const timeOutSeconds = 10;
const knownForMs = 3_600_000;
/** No answer, a late one, or none of a provider. */
const awayCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Creates the provider of single sign-on, whose own configuration is read at the first login and every hour. */
export function createProvider(env: Env, issuer: string, publicOrigin: string): Provider {
  const returnAddress = new URL('/auth', publicOrigin).href;
  let known: { configuration: Configuration; until: number } | undefined;

  async function configure(): Promise<Configuration> {
    if (known && known.until > performance.now()) return known.configuration;
    const { OIDC_CLIENT_ID: clientId = '', OIDC_CLIENT_SECRET: secret } = env;
    const execute = isLoopback(issuer) ? [allowInsecureRequests] : [];
    const authentication = secret === undefined ? None() : undefined;
    const options = { execute, timeout: timeOutSeconds };
    const configuration = await discovery(new URL(issuer), clientId, secret, authentication, options).catch(() => {
      throw signOnUnavailable();
    });
    known = { configuration, until: performance.now() + knownForMs };
    return configuration;
  }

  return {
    async addressFor({ state, nonce, codeVerifier }) {
      const parameters = {
        redirect_uri: returnAddress,
        scope: env.OIDC_SCOPES,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      return buildAuthorizationUrl(await configure(), parameters).href;
    },

    async claimsOf(query, { state, nonce, codeVerifier }) {
      const configuration = await configure();
      const address = new URL(`?${query.replace(/^\?/, '')}`, returnAddress);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      try {
        const tokens = await authorizationCodeGrant(configuration, address, { ...checks, idTokenExpected: true });
        const claims = tokens.claims();
        if (!claims) throw signOnFailed();
        const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const more = hasMore ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
        return { ...more, ...claims, subject: `${issuer} ${claims.sub}` };
      } catch (error) {
        throw isAway(error) ? signOnUnavailable() : signOnFailed();
      }
    },
  };
}

function isAway(error: unknown): boolean {
  if (error instanceof ClientError) return awayCodes.includes(error.code ?? '');
  return error instanceof TypeError;
}
