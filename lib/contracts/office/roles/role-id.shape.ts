import { z } from 'zod';
import { roleNames } from '@/lib/contracts/office/permission';

/** The id of a role that administrators made: lower-case letters and digits in words. */
export const customRoleId = z.templateLiteral(['custom-', z.string().regex(/[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,5}/)]);

/** The id of a role. Whether it exists is for the server to say. */
export const roleId = z.union([z.enum(roleNames), customRoleId]);
