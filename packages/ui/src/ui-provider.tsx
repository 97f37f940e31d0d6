import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, type ReactNode, useContext } from 'react';
import { system } from './theme/system.ts';

export type UiProviderProps = { children: ReactNode };

const cache = createCache({ key: 'ui' });

const WithinUi = createContext(false);

/**
 * Provides the styles for everything below. The shell and every area mount one; below another of the same copy it adds
 * nothing.
 */
export function UiProvider({ children }: UiProviderProps) {
  const within = useContext(WithinUi);
  if (within) return children;
  return (
    <WithinUi value={true}>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </CacheProvider>
    </WithinUi>
  );
}
