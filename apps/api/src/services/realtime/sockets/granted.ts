import { z } from 'zod';
import type { Member } from '../presence/presence.ts';
import { parsedJson } from './parsed-json.ts';
import type { Identity } from './socket.ts';

/** How long after the login was checked a socket may make use of it. */
export const grantMs = 60_000;

const text = z.union([z.string().min(1), z.number()]).transform(String);
const grantFields = { session_id: z.string().optional(), expires_at: z.number().optional() };
const channelDataSchema = z.object({ user_id: text, user_info: z.unknown().optional(), ...grantFields });
const userDataSchema = z.object({ id: text, ...grantFields });

/** What signed data says: who it is, and until when it may be used. Programs that sign themselves set no end. */
export type Granted = { identity: Identity; member: Member; expiresAt: number };

export function readChannelData(json: string): Granted | null {
  const { data } = channelDataSchema.safeParse(parsedJson(json));
  return data ? granted(data.user_id, data.user_info ?? null, data) : null;
}

export function readUserData(json: string): Granted | null {
  const { data } = userDataSchema.safeParse(parsedJson(json));
  return data ? granted(data.id, null, data) : null;
}

function granted(userId: string, userInfo: unknown, fields: { session_id?: string; expires_at?: number }): Granted {
  return {
    identity: { userId, sessionId: fields.session_id ?? null },
    member: { userId, userInfo },
    expiresAt: fields.expires_at ?? Number.POSITIVE_INFINITY,
  };
}
