import { useEffect, useState } from 'react';
import {
  closeDevice,
  listDevices,
  openDevice,
  readTrouble,
  type Device,
  type DeviceKind,
  type DeviceTrouble,
} from '../../../platform/call-devices.ts';

type Opened = { stream?: MediaStream; trouble?: DeviceTrouble; devices: Device[] };

/** Holds one device open while it is wanted, and lets go of it when the page does. */
export function useDevice(kind: DeviceKind, id: string | undefined, isWanted: boolean): Opened {
  const [opened, setOpened] = useState<Opened>({ devices: [] });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let stream: MediaStream | undefined;
    async function open() {
      try {
        stream = await openDevice(kind, id);
        if (isOver) return closeDevice(stream);
        setOpened({ stream, devices: await listDevices(kind) });
      } catch (error) {
        if (!isOver) setOpened((before) => ({ devices: before.devices, trouble: readTrouble(error) }));
      }
    }
    void open();
    return () => {
      isOver = true;
      closeDevice(stream);
      setOpened(({ devices }) => ({ devices }));
    };
  }, [kind, id, isWanted]);
  return opened;
}
