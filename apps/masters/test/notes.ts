import type { DestinationNote, NoteAudiences } from '@haisha/validation/destination-note';
import type { NoteComment } from '@haisha/validation/note-comment';
import type { SharedDestination } from '@haisha/validation/shared-destination';

export const destinationId = '20000000-0000-4000-8000-000000000001';

const entry = {
  version: 1,
  createdAt: '2026-11-20T20:00:00.000Z',
  createdBy: { id: 'u2', name: '佐藤 誠' },
  updatedAt: '2026-11-20T20:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
  destinationId,
  editedAt: null,
  isRead: true,
  confirmedBy: [],
};

export function sharedDestination(values: Partial<SharedDestination> = {}): SharedDestination {
  return {
    id: destinationId,
    code: 'D0001',
    name: '青空マート春日部店',
    nameEn: null,
    kana: 'アオゾラマートカスカベテン',
    cargoOwnerName: '青空マート',
    cargoOwnerNameEn: null,
    address: '埼玉県春日部市中央1-2-3',
    phone: '0487370000',
    latitude: 35.975,
    longitude: 139.752,
    entranceLatitude: null,
    entranceLongitude: null,
    archivedAt: null,
    noteCount: 1,
    urgentCount: 0,
    commentCount: 1,
    unreadCount: 0,
    lastEntryAt: '2026-11-20T20:00:00.000Z',
    lastNote: {
      title: '裏口の段差',
      category: 'caution',
      importance: 'important',
      at: '2026-11-20T20:00:00.000Z',
      by: '佐藤 誠',
    },
    ...values,
  };
}

export function note(values: Partial<DestinationNote> = {}): DestinationNote {
  return {
    ...entry,
    id: '21000000-0000-4000-8000-000000000001',
    category: 'caution',
    title: '裏口の段差',
    body: '台車は一人で押さないでください。',
    importance: 'important',
    visibility: 'company',
    validFrom: null,
    validTo: null,
    isPinned: false,
    unconfirmedCount: null,
    files: [],
    ...values,
  };
}

export function comment(values: Partial<NoteComment> = {}): NoteComment {
  return {
    ...entry,
    id: `22000000-0000-4000-8000-00000000000${values.number ?? 1}`,
    number: 1,
    body: '了解しました。',
    visibility: 'drivers',
    ...values,
  };
}

/** How many drivers see what is written for each circle of readers. */
export function audiences(company: number | null, drivers: number | null): NoteAudiences {
  return {
    items: [
      { visibility: 'company', driverCount: company },
      { visibility: 'drivers', driverCount: drivers },
      { visibility: 'partners', driverCount: drivers },
    ],
  };
}
