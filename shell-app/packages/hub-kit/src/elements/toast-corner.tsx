import { useEffect } from 'react';
import { toast, Toaster, useSonner } from 'sonner';
import styled from 'styled-components';
import { t, useLanguage } from '@gym/hub-kit/format';
import { breakpoint, color, font, layout, radius, shadow } from '../theme/theme.ts';
import { messages } from './toast.ts';
import { ToastLayer } from './toast-layer.tsx';
import { useMediaQuery } from './use-media-query.ts';

/** More are out of reach until others are gone. */
const MAX_TOASTS = 8;

/**
 * The toasts at the bottom left, where no buttons of pages and dialogs are; on a phone below the search and the account
 * menu. Each stays for three seconds, longer with a button, and failures until they are closed. Pointer and focus show all
 * in full, since the oldest has a button too.
 */
export default function ToastCorner() {
  const { toasts } = useSonner();
  const isPhone = useMediaQuery(breakpoint.small);
  useLanguage();
  // After the effects within, by which the library begins to listen.
  useEffect(() => messages.take(toast), []);
  return (
    <ToastLayer newest={toasts[0]?.id}>
      <Corner
        position={isPhone ? 'top-center' : 'bottom-left'}
        visibleToasts={MAX_TOASTS}
        duration={3000}
        gap={10}
        mobileOffset={{ top: layout.topBar + 12, right: 16, left: 16 }}
        toastOptions={{ closeButtonAriaLabel: t('Close message') }}
      />
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
  &[data-sonner-toaster] [data-sonner-toast][data-styled='true'] [data-description] {
    color: ${color.muted};
  }
  &[data-sonner-toaster] [data-sonner-toast][data-styled='true'] [data-close-button] {
    inset: 0 0 auto auto;
    width: 24px;
    height: 24px;
    border-color: ${color.line};
    background: ${color.raised};
    color: ${color.text};
    transform: translate(35%, -35%);
  }
  [data-sonner-toast][data-type='success'] [data-icon] {
    color: ${color.success};
  }
  [data-sonner-toast][data-type='error'] [data-icon] {
    color: ${color.danger};
  }
`;
