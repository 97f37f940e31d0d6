import * as z from 'zod';

// Zod tries `new Function`, which a strict content security policy reports as a violation in every browser console.
if ('document' in globalThis) z.config({ jitless: true });
