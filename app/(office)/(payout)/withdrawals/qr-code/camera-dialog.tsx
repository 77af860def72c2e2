'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { decodeImage } from './decode-image';

const scanIntervalMs = 200;

/** Looks through the camera until there is a code in sight. Pictures are looked at here and go nowhere. */
export function CameraDialog({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  const t = useTranslations('qrPaymentForm.camera');
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState(false);

  const look = useEffectEvent(() => {
    const picture = video.current;
    if (!picture || picture.readyState < picture.HAVE_CURRENT_DATA) return;
    const text = decodeImage(picture);
    if (text) onCode(text);
  });

  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = () => {
      look();
      if (!stopped) timer = setTimeout(turn, scanIntervalMs);
    };
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
        if (stopped || !video.current) return close();
        video.current.srcObject = stream;
        await video.current.play();
        turn();
      } catch {
        if (!stopped) setRefused(true);
      }
    };
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open();
    return () => {
      stopped = true;
      clearTimeout(timer);
      close();
    };
  }, []);

  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      <OverlayBody>
        {refused ? (
          <Note tone="amber" live>
            {t('refused')}
          </Note>
        ) : (
          <video
            ref={video}
            muted
            playsInline
            aria-label={t('picture')}
            className="aspect-square w-full rounded-lg bg-sunken object-cover"
          />
        )}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </Dialog>
  );
}
