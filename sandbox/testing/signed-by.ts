/** The headers of every call (interface: Endpoints). */
export function signedBy(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}
