// @vitest-environment jsdom
import { ProblemError } from '@haisha/http/problem-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLive, startRealtime, vehicles } from '../test/start-realtime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('without a socket', () => {
  it('asks at once and then every 15 seconds, and reports what has moved on', async () => {
    const { transport, realtime, received, numbers, readSequences } = await startLive();
    readSequences.mockClear();
    transport.server.state('unavailable');
    expect(realtime.state()).toBe('polling');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(readSequences).toHaveBeenCalledOnce();
    numbers[vehicles] = 8;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readSequences).toHaveBeenCalledTimes(2);
    expect(received).toEqual([null]);
  });

  it('asks nothing while the page is hidden, and asks when it is shown again', async () => {
    const { transport, readSequences } = await startLive();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    readSequences.mockClear();
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readSequences).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
    expect(readSequences).toHaveBeenCalledOnce();
    visibility.mockRestore();
  });

  it('is live again when the socket is', async () => {
    const { transport, realtime, readSequences } = await startLive();
    transport.server.state('unavailable');
    transport.server.state('connected');
    expect(realtime.state()).toBe('live');
    await vi.advanceTimersByTimeAsync(0);
    readSequences.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readSequences).not.toHaveBeenCalled();
  });

  it('tries again a minute after the server has refused the socket, and reports it', async () => {
    const { transport, realtime, onRefused } = await startLive();
    transport.server.state('refused');
    expect(realtime.state()).toBe('polling');
    expect(onRefused).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(transport.calls).toContain('reconnect');
  });

  it('polls when the transport cannot open, and logs the reason', async () => {
    const words = 'Pusher requires a secure connection (schema: "https")';
    const { realtime, log, record } = await startRealtime({
      open: () => Promise.reject(new Error(words)),
    });
    expect(realtime.state()).toBe('polling');
    expect(log.warn).toHaveBeenCalledWith(words);
    expect(record.get().map(({ what }) => what)).toContain(words);
  });

  it('reports that the server is unreachable, keeps asking, and reports when it answers again', async () => {
    const { transport, realtime, readSequences, numbers } = await startLive();
    readSequences.mockRejectedValue(new Error('down'));
    transport.server.state('connecting');
    expect(realtime.state()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(100);
    expect(realtime.state()).toBe('unreachable');
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(realtime.state()).toBe('unreachable');
    readSequences.mockResolvedValue({ sequences: { ...numbers }, quietMs: {} });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(realtime.state()).toBe('polling');
    transport.server.state('connecting');
    expect(realtime.state()).toBe('polling');
    transport.server.state('connected');
    expect(realtime.state()).toBe('live');
  });

  it('counts a refusal as an answer', async () => {
    const { transport, realtime, readSequences } = await startLive();
    const refused = new ProblemError({ type: '', title: '', status: 403, code: 'permission.denied', requestId: '' });
    readSequences.mockRejectedValue(refused);
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(realtime.state()).toBe('polling');
  });

  it('asks nothing more for an ended session until somebody has logged in again', async () => {
    const { transport, realtime, readSequences, numbers } = await startLive();
    const ended = new ProblemError({ type: '', title: '', status: 401, code: 'session.required', requestId: '' });
    readSequences.mockClear();
    readSequences.mockRejectedValue(ended);
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readSequences).toHaveBeenCalledOnce();
    readSequences.mockResolvedValue({ sequences: { ...numbers }, quietMs: {} });
    realtime.reopen();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(readSequences).toHaveBeenCalledTimes(3);
  });

  it('asks again in a few seconds after a failed question, and warns once', async () => {
    const { transport, readSequences, log } = await startLive();
    readSequences.mockReset();
    readSequences.mockRejectedValue(new Error('down'));
    transport.server.state('unavailable');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(readSequences).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
