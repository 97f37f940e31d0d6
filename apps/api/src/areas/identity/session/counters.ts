import { addressGroup, type Counter } from '../../../http/access/throttle.ts';
import type { Env } from '../../../settings/env.ts';

type Limits = Pick<
  Env,
  'LOGIN_ATTEMPTS_PER_ACCOUNT' | 'LOGIN_ATTEMPTS_PER_ADDRESS' | 'LOGIN_ATTEMPTS_PER_ACCOUNT_ANYWHERE'
>;

/**
 * Logins are counted for an address, for an account from that address, so that nobody can lock others out, and more
 * slowly for an account from everywhere.
 */
export function loginCounters(limits: Limits, loginId: string, address: string) {
  const from = addressGroup(address);
  const ofAddress: Counter = { name: `address ${from}`, most: limits.LOGIN_ATTEMPTS_PER_ADDRESS };
  const here: Counter = { name: `account ${loginId} ${from}`, most: limits.LOGIN_ATTEMPTS_PER_ACCOUNT };
  const anywhere: Counter = { name: `account ${loginId}`, most: limits.LOGIN_ATTEMPTS_PER_ACCOUNT_ANYWHERE };
  return { all: [ofAddress, here, anywhere], here: [here], elsewhere: [ofAddress, anywhere] };
}

/** Counts wrong codes and passwords of people who passed the first factor by account, whatever their address. */
export function ownSecretCounters(limits: Limits, userId: string): Counter[] {
  return [{ name: `secret ${userId}`, most: limits.LOGIN_ATTEMPTS_PER_ACCOUNT }];
}

/** Limits mails that anybody can cause, by account and by address. */
export function resetCounters(limits: Limits, loginId: string, address: string): Counter[] {
  return [
    { name: `reset from ${addressGroup(address)}`, most: limits.LOGIN_ATTEMPTS_PER_ADDRESS },
    { name: `reset of ${loginId}`, most: limits.LOGIN_ATTEMPTS_PER_ACCOUNT },
  ];
}

/** Counts attempts at one-time links and returns from single sign-on. */
export function linkCounters(limits: Limits, address: string): Counter[] {
  return [{ name: `link from ${addressGroup(address)}`, most: limits.LOGIN_ATTEMPTS_PER_ADDRESS }];
}
