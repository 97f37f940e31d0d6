import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { createContext, type ReactNode, useContext } from 'react';
import { createStyleCache } from './style-cache.ts';
import { system } from './theme/system.ts';

export type UiProviderProps = { children: ReactNode };

const cache = createStyleCache();

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
