CREATE TABLE "payee_sightings" (
	"payee" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spending_limits" (
	"scope" text NOT NULL,
	"version" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spending_limits_scope_version_pk" PRIMARY KEY("scope","version")
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "acknowledged_by" uuid;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "limit_amount" text;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "limit_payee" text;--> statement-breakpoint
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payee_sightings_seen" ON "payee_sightings" USING btree ("first_seen_at");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_acknowledged_by_staff_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_unacknowledged" ON "approvals" USING btree ("decided_at") WHERE overridden_by is not null and acknowledged_by is null;--> statement-breakpoint
CREATE INDEX "operations_staff" ON "operations" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "operations_limit_payee" ON "operations" USING btree ("limit_payee","created_at") WHERE limit_payee is not null;--> statement-breakpoint
-- Versions of spending limits can be added to and never changed, not even by the application itself.
CREATE TRIGGER spending_limits_no_change BEFORE UPDATE OR DELETE ON "spending_limits" FOR EACH ROW EXECUTE FUNCTION refuse_approval_change();
