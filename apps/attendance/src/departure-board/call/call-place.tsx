import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CallFrame } from './call-frame.ts';

export type CallPlaceProps = {
  /** It fills the screen: the focus stays in it. */
  isModal: boolean;
  label: string;
  /** Names what is out of order, which is read aloud with the label. */
  cautionsId: string;
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** Where a roll call is held: beside the board, or over everything. It takes the focus and gives it back. */
export function CallPlace({ isModal, ...props }: CallPlaceProps) {
  return isModal ? <CallOverAll {...props} /> : <CallBeside {...props} />;
}

type Placed = Omit<CallPlaceProps, 'isModal'>;

function CallBeside({ cautionsId, label, panel, onClose: _, ...props }: Placed) {
  useFocusInside(panel);
  return (
    <CallFrame
      as="aside"
      data-call=""
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={cautionsId}
      {...props}
    />
  );
}

function CallOverAll({ cautionsId, label, onClose, panel, ...props }: Placed) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(panel, () => dialog.current as HTMLElement);
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    return () => own?.close();
  }, []);
  useFocusInside(dialog);
  return (
    <CallFrame asChild>
      <dialog
        data-call=""
        ref={dialog}
        tabIndex={-1}
        aria-label={label}
        aria-describedby={cautionsId}
        onCancel={onClose}
        {...props}
      />
    </CallFrame>
  );
}

/** Takes the focus, and gives it back to what had it unless somebody has moved it away. */
function useFocusInside(place: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const own = place.current;
    own?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && own?.contains(document.activeElement)) before.focus({ preventScroll: true });
    };
  }, [before, place]);
}
