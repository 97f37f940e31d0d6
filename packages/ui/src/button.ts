import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react/button';
import type { ForwardRefExoticComponent, RefAttributes } from 'react';

type LoadingProps =
  | { loading?: undefined; loadingText?: undefined }
  // Chakra hides the label of a busy button from everybody; without a text in its place the button has no name.
  | { loading: boolean; loadingText: string };

export type ButtonProps = Omit<ChakraButtonProps, 'loading' | 'loadingText'> & LoadingProps;

/** Chakra's button; one that can be busy must say what it is called meanwhile. */
export const Button: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> = ChakraButton;
