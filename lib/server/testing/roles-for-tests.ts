import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Permission } from '@/lib/contracts/office/permission';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from './office-for-tests';

interface RoleBody {
  readonly name?: string;
  readonly description?: string;
  readonly permissions?: readonly Permission[];
  readonly archived?: boolean;
  readonly version?: number;
  readonly acknowledged?: readonly string[];
}

/** Test setup: an office of two administrators and one person of finance, new for each test, who make roles. */
export function rolesForTests() {
  const office = officeForTests();
  let people: { readonly admin: Person; readonly second: Person; readonly finance: Person };
  let made = 0;

  beforeEach(async () => {
    await office.services().db.update(staff).set({ active: false });
    people = { admin: await office.person('admin'), second: await office.person('admin'), finance: await office.person('finance') };
  });

  return {
    office,
    people: () => people,

    newId() {
      made += 1;
      return `custom-papel-${made}`;
    },

    save(id: string, change: RoleBody = {}, as = people.admin) {
      const body = {
        name: `Papel ${id}`,
        description: '',
        permissions: ['audit:read'],
        archived: false,
        version: 0,
        acknowledged: [],
        ...change,
      };
      return office.send('PUT', `/roles/${id}`, { as, body });
    },

    /** Leaves one administrator. */
    async alone() {
      const others = and(ne(staff.id, people.admin.staffId), eq(staff.role, 'admin'));
      await office.services().db.update(staff).set({ active: false }).where(others);
    },

    async stored(id: string) {
      return (await office.services().db.select().from(customRoles)).find((role) => role.id === id);
    },

    async approve(id: string, as: Person) {
      const [row] = await office.services().db.select().from(approvals).where(eq(approvals.id, id));
      const requestHash = row?.requestHash.toString('hex');
      return (await office.send('POST', `/approvals/${id}/approval`, { as, body: { requestHash } })).body;
    },

    codeOf: ({ status, body }: Answer) => [status, body?.errorCode ?? null],
    detailsOf: ({ body }: Answer): string[] => body.details.map(({ reason }: { reason: string }) => reason),
  };
}

type Answer = Awaited<ReturnType<ReturnType<typeof officeForTests>['send']>>;
