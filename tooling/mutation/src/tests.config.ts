import { defineConfig } from 'vitest/config';

// Short times would count slow tests as tests that noticed the fault.
export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 30_000 } });
