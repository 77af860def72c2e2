CREATE TABLE "approval_passes" (
	"idempotency_key" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"action" text NOT NULL,
	"amount" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_rules_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "approval_votes" (
	"approval_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"verdict" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_votes_approval_id_staff_id_pk" PRIMARY KEY("approval_id","staff_id"),
	CONSTRAINT "approval_votes_of_others" CHECK (staff_id <> maker_id)
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"endpoint" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"encrypted_request" text,
	"request_hash" "bytea" NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"idempotency_key" uuid,
	"confirmation" uuid,
	"operation_key" uuid,
	"amount" text,
	"currency" text,
	"holder" jsonb,
	"holder_before" jsonb,
	"shown" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"maker_id" uuid NOT NULL,
	"maker_session" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lapses_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"reason" text,
	"overridden_by" uuid,
	"stale" jsonb,
	"error_code" text,
	"operation_id" uuid,
	CONSTRAINT "approvals_of_maker" UNIQUE("id","maker_id")
);
--> statement-breakpoint
ALTER TABLE "approval_passes" ADD CONSTRAINT "approval_passes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_votes" ADD CONSTRAINT "approval_votes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_votes" ADD CONSTRAINT "approval_votes_approval_id_maker_id_approvals_id_maker_id_fk" FOREIGN KEY ("approval_id","maker_id") REFERENCES "public"."approvals"("id","maker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_maker_id_staff_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_overridden_by_staff_id_fk" FOREIGN KEY ("overridden_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_passes_staff" ON "approval_passes" USING btree ("staff_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_idempotency_key" ON "approvals" USING btree ("maker_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_confirmation" ON "approvals" USING btree ("confirmation") WHERE state in ('waiting', 'approved', 'executing', 'done');--> statement-breakpoint
CREATE INDEX "approvals_open" ON "approvals" USING btree ("created_at") WHERE state in ('waiting', 'approved', 'executing');--> statement-breakpoint
CREATE INDEX "approvals_due" ON "approvals" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "approvals_created" ON "approvals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "approvals_maker" ON "approvals" USING btree ("maker_id","created_at");--> statement-breakpoint
CREATE INDEX "approvals_operation" ON "approvals" USING btree ("operation_id");--> statement-breakpoint
-- Versions of rules and votes can be added to and never changed, not even by the application itself.
CREATE FUNCTION refuse_approval_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rules and votes are append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_rules_no_change BEFORE UPDATE OR DELETE ON "approval_rules" FOR EACH ROW EXECUTE FUNCTION refuse_approval_change();
--> statement-breakpoint
CREATE TRIGGER approval_votes_no_change BEFORE UPDATE OR DELETE ON "approval_votes" FOR EACH ROW EXECUTE FUNCTION refuse_approval_change();
