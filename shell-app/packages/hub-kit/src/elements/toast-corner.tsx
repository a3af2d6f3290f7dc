import { useEffect } from 'react';
import { toast, Toaster, useSonner } from 'sonner';
import styled from 'styled-components';
import { color, font, radius, shadow } from '../theme/theme.ts';
import { messages } from './toast.ts';
import { ToastLayer } from './toast-layer.tsx';

/** At most three at a time at the top right, each for three seconds, longer with a button or a failure. */
export default function ToastCorner() {
  const { toasts } = useSonner();
  // After the effects within, by which the library begins to listen.
  useEffect(() => messages.take(toast), []);
  return (
    <ToastLayer newest={toasts[0]?.id}>
      <Corner position="top-right" visibleToasts={3} duration={3000} gap={10} offset={20} mobileOffset={16} />
    </ToastLayer>
  );
}

const Corner = styled(Toaster)`
  /* More specific than the rule of the library, which comes later. */
  &[data-sonner-toaster] [data-sonner-toast][data-styled='true'] {
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.raised};
    color: ${color.text};
    font-family: ${font.family};
    font-size: 14px;
    box-shadow: ${shadow.raised};
  }
  [data-sonner-toast][data-styled='true'] [data-button] {
    height: 32px;
    padding: 0 12px;
    border: 1px solid ${color.lineStrong};
    background: ${color.raised};
    color: ${color.text};
    font-size: 13px;
    font-weight: 550;
  }
  [data-sonner-toast][data-type='success'] [data-icon] {
    color: ${color.success};
  }
  [data-sonner-toast][data-type='error'] [data-icon] {
    color: ${color.danger};
  }
`;
