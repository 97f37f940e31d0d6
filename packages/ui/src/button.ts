import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react/button';
import type { ForwardRefExoticComponent, RefAttributes } from 'react';

type LoadingProps =
  | { loading?: undefined; loadingText?: undefined }
  // Chakra hides the label of a busy button from everybody; without another text the button has no name.
  | { loading: boolean; loadingText: string };

export type ButtonProps = Omit<ChakraButtonProps, 'loading' | 'loadingText'> & LoadingProps;

/** Chakra's button; a button that can be busy requires a label for that time. */
export const Button: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> = ChakraButton;
